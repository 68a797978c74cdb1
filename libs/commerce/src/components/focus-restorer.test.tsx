import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, createList } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCommerceWorld, contract, season } from '../testing/commerce-world.tsx';
import { findPayButton, renderCheckout } from '../testing/paying-scene.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const seasonPath = '/account/subscription/buy/season/';
const ownedContract = {
  ...season,
  id: 'c9',
  product_id: 'year',
  title: 'Nordic season',
  status: 'active',
  auto_renew: false,
};
const ownedResponders = {
  customer_contracts: () => createList([{ ...ownedContract, end_date: '2038-01-12T18:00:00Z' }]),
};
const respondCovered = () =>
  Response.json({ error: 'already_covered', messageErrorCode: 'already_covered' }, { status: 409 });

/** Presses a control with the keyboard. */
async function pressControl(control: HTMLElement): Promise<void> {
  control.focus();
  await userEvent.keyboard('{Enter}');
}

test('the focus moves to the payment form when it replaces the notice about a covered product', async () => {
  renderCheckout(ownedResponders, seasonPath);
  await pressControl(await screen.findByRole('button', { name: 'Buy it anyway' }));
  const orderHeading = await screen.findByRole('heading', { name: 'Your order' });
  const { activeElement } = document;
  expect(activeElement).not.toBe(document.body);
  expect(activeElement?.contains(orderHeading)).toBe(true);
});

test('the focus moves from the pay button to the refusal that replaces it, when an order is covered', async () => {
  renderCheckout({ ppv_by_stored_cc: respondCovered });
  await pressControl(await findPayButton());
  const heading = await screen.findByRole('heading', { name: 'You already have this' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test.each([
  ['the opened contents of a viewer’s code', { id: 'ingrid' }, 'Unlocked: Aurora v Ravens'],
  ['the contents of a visitor’s code', null, 'This code opens: Aurora v Ravens'],
])('after a press on Apply, the focus moves to %s', async (_, viewer, expectedText) => {
  const product = { title: 'Aurora v Ravens', type: 'PPV', event_id: '7' };
  const { Show } = createCommerceWorld({
    viewer,
    respond: (path) => json(path.includes('check') ? { product } : contract),
  });
  render(<Show path="/code/" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
  await pressControl(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText(expectedText);
  await waitFor(() => expect(document.activeElement?.textContent).toContain(expectedText));
  expect(document.activeElement).not.toBe(document.body);
});

test('the focus moves to the payment’s heading when its cancel button disappears', async () => {
  const respondPending = () => json({ status: 'PENDING', action_url: 'https://bank.example/3ds' });
  const responders = { payment_status: respondPending, cancel_order: () => new Response('', { status: 404 }) };
  renderCheckout(responders, '/payment/processing/?id=c1');
  await pressControl(await screen.findByRole('button', { name: 'Cancel payment' }));
  await screen.findByText(/can’t be canceled right now/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
