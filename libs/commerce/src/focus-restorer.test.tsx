import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, createList } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commerceWorld, contract, season } from './testing/commerce-world.tsx';
import { pay, show } from './testing/paying-scene.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const seasonPath = '/account/subscription/buy/season/';
const heldContract = {
  ...season,
  id: 'c9',
  product_id: 'year',
  title: 'Nordic season',
  status: 'active',
  auto_renew: false,
};
const withHeld = { customer_contracts: () => createList([{ ...heldContract, end_date: '2038-01-12T18:00:00Z' }]) };
const refused = () => Response.json({ error: 'already_covered', messageErrorCode: 'already_covered' }, { status: 409 });

/** Presses a control with the keyboard. */
async function press(control: HTMLElement): Promise<void> {
  control.focus();
  await userEvent.keyboard('{Enter}');
}

test('moves the focus to the notice that replaces the form when the viewer already has the match', async () => {
  show(withHeld, seasonPath);
  await press(await screen.findByRole('button', { name: 'Buy it anyway' }));
  const order = await screen.findByRole('heading', { name: 'Your order' });
  const { activeElement } = document;
  expect(activeElement).not.toBe(document.body);
  expect(activeElement?.contains(order)).toBe(true);
});

test('moves the focus from the pay button to the refusal of a covered order, which replaces it', async () => {
  show({ ppv_by_stored_cc: refused });
  await press(await pay());
  const heading = await screen.findByRole('heading', { name: 'You already have this' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test.each([
  ['the opened contents of a viewer’s code', { id: 'ingrid' }, 'Unlocked: Aurora v Ravens'],
  ['the contents of a visitor’s code', null, 'This code opens: Aurora v Ravens'],
])('the focus moves to %s', async (_, viewer, words) => {
  const product = { title: 'Aurora v Ravens', type: 'PPV', event_id: '7' };
  const { Show } = commerceWorld({ viewer, answer: (path) => json(path.includes('check') ? { product } : contract) });
  render(<Show path="/code/" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
  await press(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText(words);
  await waitFor(() => expect(document.activeElement?.textContent).toContain(words));
  expect(document.activeElement).not.toBe(document.body);
});

test('moves the focus to the payment’s heading when its cancel button disappears', async () => {
  const asking = () => json({ status: 'PENDING', action_url: 'https://bank.example/3ds' });
  const answers = { payment_status: asking, cancel_order: () => new Response('', { status: 404 }) };
  show(answers, '/payment/processing/?id=c1');
  await press(await screen.findByRole('button', { name: 'Cancel payment' }));
  await screen.findByText(/can’t be canceled right now/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
