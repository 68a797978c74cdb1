import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createList, json, refusal } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPurchases, getPurchase } from '../../state/purchase/purchase-store.ts';
import { settleReportedDecline } from '../../state/viewer-data/settle-reported-decline.ts';
import { contract, buyer } from '../../testing/commerce-world.tsx';
import { findPayButton, getShownAddress, renderCheckout, type RespondersByPath } from '../../testing/paying-scene.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

const loseResponse = () => Promise.reject(new TypeError('gone'));
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const ticketTarget = { kind: 'ticket', id: '7' } as const;
const waitUntilFound = (findElement: () => unknown) =>
  vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    findElement();
  }, 8_000);

/** Sends a charge whose response is lost, and waits until it counts as not arrived. The backend ignores keys. */
async function loseCharge(responders: RespondersByPath, contracts: () => unknown[]) {
  const world = renderCheckout({
    ppv_by_stored_cc: loseResponse,
    payment_status: () => refusal('not_found', 404),
    customer_contracts: () => createList(contracts()),
    ...responders,
  });
  await user.click(await findPayButton());
  await waitUntilFound(() => screen.getByText(/^You haven’t been charged so far\./));
  return world;
}

test.each([
  ['active', 'Payment complete'],
  ['pending', 'Checking your payment'],
])(
  'after a charge that did not arrive, the next press looks for its %s contract before it charges [fault-40b]',
  async (status, heading) => {
    let contracts: unknown[] = [];
    const world = await loseCharge({}, () => contracts);
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    const button = await findPayButton();
    // The backend creates the contract while the form is open.
    contracts = [{ ...contract, status }];
    await user.click(button);
    await waitUntilFound(() => screen.getByRole('heading', { name: heading }));
    expect(world.chargeRequests).toHaveLength(1);
    expect(getPurchase(buyer.id, ticketTarget)?.contractId).toBe('c1');
  },
);

test('a card is charged once if the contract appears seconds after the lost response [fault-40b]', async () => {
  const startMs = Date.now();
  const world = renderCheckout({
    ppv_by_stored_cc: loseResponse,
    payment_status: () => refusal('not_found', 404),
    customer_contracts: () => createList(Date.now() - startMs < 40_000 ? [] : [contract]),
  });
  await user.click(await findPayButton());
  await waitUntilFound(() => screen.getByRole('heading', { name: /^Payment / }));
  expect(screen.getByRole('heading', { name: 'Payment complete' })).toBeTruthy();
  expect(world.chargeRequests).toHaveLength(1);
});

test('after a charge that did not arrive, the form reloads the contracts, and warns of a pending payment', async () => {
  let contracts: unknown[] = [];
  const world = await loseCharge({}, () => contracts);
  contracts = [{ ...contract, status: 'pending' }];
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'See payment' })).toBeTruthy();
  expect(world.chargeRequests).toHaveLength(1);
});

test('after a charge that did not arrive, no other charge follows while the contracts fail to load', async () => {
  let hasFailed = false;
  const world = await loseCharge(
    { customer_contracts: () => (hasFailed ? refusal('server_error', 500) : createList([])) },
    () => [],
  );
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  const button = await findPayButton();
  hasFailed = true;
  await user.click(button);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect([getShownAddress(), world.chargeRequests.length]).toEqual(['/account/ppv/buy/7/', 1]);
});

test('a purchase whose charge got no response counts as possibly charged, even after a sign-out or a refusal', async () => {
  let charge: () => Promise<Response> | Response = loseResponse;
  const world = await loseCharge({ ppv_by_stored_cc: () => charge() }, () => []);
  forgetPurchases(buyer.id);
  const lostPurchase = getPurchase(buyer.id, ticketTarget);
  expect(lostPurchase?.mayHaveArrived).toBe(true);
  charge = () => refusal('no_stored_card', 400);
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  await user.click(await findPayButton());
  await vi.waitFor(() => expect(world.chargeRequests).toHaveLength(2));
  await vi.waitFor(() => expect(getPurchase(buyer.id, ticketTarget)?.key).not.toBe(lostPurchase?.key));
  expect(getPurchase(buyer.id, ticketTarget)).toMatchObject({ state: 'open', mayHaveArrived: true });
});

test.each([
  ['disappears', () => []],
  ['expires', () => [{ ...contract, status: 'expired' }]],
  ['no response contains', () => []],
])(
  'a payment whose contract %s can be bought again, with a link to the account [fault-40b]',
  async (contractFate, contracts) => {
    const contractField =
      contractFate === 'no response contains' ? {} : { contract: { ...contract, status: 'pending' } };
    let charge: () => Response = () => json({ status: 'PENDING', ...contractField });
    const world = renderCheckout({
      ppv_by_stored_cc: () => charge(),
      payment_status: () => refusal('not_found', 404),
      customer_contracts: () => createList(contracts()),
    });
    await user.click(await findPayButton());
    await waitUntilFound(() => screen.getByRole('heading', { name: 'We couldn’t find this purchase' }));
    expect(screen.queryByText(/charged/)).toBeNull();
    expect(screen.getByRole('link', { name: 'My account' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    charge = () => json({ status: 'DECLINED' });
    await user.click(await findPayButton());
    expect(await screen.findByText(/^Your card was declined/)).toBeTruthy();
    expect(world.chargeRequests).toHaveLength(2);
  },
);

test('the form shows the decline that a message has reported although the contract disappears [fault-40b]', async () => {
  const pendingContract = { ...contract, status: 'pending' };
  const { context } = renderCheckout({
    ppv_by_stored_cc: () => json({ status: 'PENDING', contract: pendingContract }),
    payment_status: () => refusal('not_found', 404),
  });
  await user.click(await findPayButton());
  await screen.findByRole('heading', { name: 'Checking your payment' });
  await settleReportedDecline({ contractId: 'c1' }, buyer.id, context);
  await waitUntilFound(() => screen.getByText(/^Your card was declined/));
  expect(getShownAddress()).toBe('/account/ppv/buy/7/');
});
