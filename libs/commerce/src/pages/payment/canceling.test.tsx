import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, createList, refusal } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storePurchase, findPurchase } from '../../state/purchase/purchase-store.ts';
import { buyer, season, ticket } from '../../testing/commerce-world.tsx';
import {
  type RespondersByPath,
  respondApproved,
  getShownAddress,
  findPayButton,
  renderCheckout,
} from '../../testing/paying-scene.tsx';

const key = 'k'.repeat(20);
const path = `/payment/processing/?id=${key}`;
const action_url = 'https://bank.example/3ds';
const respondPending = () => json({ status: 'PENDING', action_url, action_until: '2026-11-28T14:32:00Z' });
const respondCanceled = () => json({ status: 'DECLINED', decline_reason: 'canceled' });

beforeEach(
  () =>
    void storePurchase({
      kind: 'ticket',
      id: '7',
      key,
      viewer: buyer.id,
      title: 'Aurora v Ravens',
      currency: 'EUR',
      returnTo: '/events/7/',
      formAt: '/account/ppv/buy/7/',
      state: 'sent',
      at: 0,
    }),
);
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the page of a payment that waits for the bank. */
async function renderWaiting(responders: RespondersByPath = {}) {
  const world = renderCheckout({ payment_status: respondPending, cancel_order: respondCanceled, ...responders }, path);
  await screen.findByRole('link', { name: 'Continue at your bank' });
  return world;
}
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the page of a payment that waits for the bank shows the deadline', async () => {
  await renderWaiting();
  expect(screen.getByText(/^Your bank waits until 2:32\sPM\.$/)).toBeTruthy();
});

test('after a canceled order the form accepts another card, with a new key', async () => {
  const world = await renderWaiting({ ppv_by_stored_cc: respondApproved });
  await pressButton('Try another card');
  expect(await screen.findByText('The payment has been canceled. You haven’t been charged.')).toBeTruthy();
  expect(getShownAddress()).toBe('/account/ppv/buy/7/');
  await userEvent.click(await findPayButton());
  await waitFor(() => expect(world.chargeRequests).toHaveLength(1));
  expect(world.chargeRequests[0]?.key).not.toBe(key);
});

test('canceling an order returns to the match, with a toast that no card was charged', async () => {
  const world = await renderWaiting();
  await pressButton('Cancel payment');
  await waitFor(() => expect(getShownAddress()).toBe('/events/7/'));
  expect(world.toasts).toEqual(['The payment has been canceled. You haven’t been charged.']);
  expect(findPurchase(buyer.id, key)?.state).toBe('declined');
});

test('the purchase is shown when its charge is approved during the cancellation', async () => {
  const world = await renderWaiting({ cancel_order: respondApproved });
  await pressButton('Cancel payment');
  await screen.findByRole('heading', { name: 'Payment complete' });
  expect(getShownAddress()).toMatch(/^\/payment\/success\/\?id=/);
  expect(world.eventNames).toEqual(['purchase']);
});

test.each([404, 405])(
  'the buttons to cancel disappear if the backend lacks the call (%i) [ruling-6]',
  async (status) => {
    await renderWaiting({ cancel_order: () => new Response('', { status }) });
    await pressButton('Cancel payment');
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t be canceled right now/);
    for (const name of ['Cancel payment', 'Try another card'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue at your bank' })).toBeTruthy();
  },
);

test('the order and its cancel button stay when the response to the cancellation is lost', async () => {
  await renderWaiting({ cancel_order: () => refusal('service_unavailable', 503) });
  await pressButton('Cancel payment');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The payment couldn’t be canceled. Try again in a moment.',
  );
  expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeTruthy();
  expect(findPurchase(buyer.id, key)?.state).toBe('sent');
});

test('when another device’s payment blocks a payment form, the form links to that payment', async () => {
  localStorage.clear();
  renderCheckout({
    get_commerce_options: () => createList([{ ...ticket, purchase_processing: true }, season]),
    customer_contracts: () => createList([{ id: 'c7', product_id: 'ticket-7', status: 'pending' }]),
  });
  expect(await screen.findByText('A payment for this is already under way on another device.')).toBeTruthy();
  const paymentLink = await screen.findByRole('link', { name: 'See payment' });
  expect(paymentLink.getAttribute('href')).toBe('/payment/processing/?id=c7');
});
