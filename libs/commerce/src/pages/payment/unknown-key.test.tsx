import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, createList, refusal } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPurchase, getPurchase, storePurchase } from '../../state/purchase/purchase-store.ts';
import { type CommerceWorld, contract, buyer, ticket } from '../../testing/commerce-world.tsx';
import {
  type RespondersByPath,
  respondApproved,
  findPayButton,
  getShownAddress,
  renderCheckout,
} from '../../testing/paying-scene.tsx';

beforeEach(() => {
  missCount = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

/** The number of status requests that got a 404. */
let missCount = 0;
const respondNotFound = () => {
  missCount += 1;
  return refusal('not_found', 404);
};
const loseResponse = () => Promise.reject(new TypeError('gone'));
const pendingContract = { ...contract, status: 'pending' };
const advanceTime = () => act(() => vi.advanceTimersByTimeAsync(5_000));
/** Waits until the status call has returned 404 more often than the page accepts for an order. */
const waitForManyMisses = () =>
  vi.waitFor(async () => {
    await advanceTime();
    expect(missCount).toBeGreaterThan(6);
  }, 8_000);
const findHeading = (name: string) =>
  vi.waitFor(async () => {
    await advanceTime();
    return screen.getByRole('heading', { name });
  }, 8_000);
const queryTicketPurchase = () => getPurchase(buyer.id, { kind: 'ticket', id: '7' });
const isChecking = () => screen.queryByRole('heading', { name: 'Checking your payment' }) !== null;

/** Presses the payment button. The backend ignores keys, and returns the contracts only after the press. */
async function pay({ ppv_by_stored_cc: charge, customer_contracts: getContracts, ...responders }: RespondersByPath) {
  let isCharged = false;
  const world = renderCheckout({
    ...responders,
    payment_status: respondNotFound,
    customer_contracts: (body) => (isCharged ? getContracts?.(body) : undefined) ?? createList([]),
    ppv_by_stored_cc(body) {
      isCharged = true;
      return charge?.(body);
    },
  });
  await userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }).click(await findPayButton());
  return world;
}

test('a pending payment is looked up by its contract’s id, and a 404 for its key is ignored [fault-40b]', async () => {
  let answer = respondNotFound;
  const world = await pay({
    ppv_by_stored_cc: () => json({ status: 'PENDING', contract: pendingContract }),
    'payment_status/c1': () => answer(),
    customer_contracts: () => createList([pendingContract]),
  });
  await waitForManyMisses();
  expect([isChecking(), getShownAddress()]).toEqual([true, '/payment/processing/?id=c1']);
  answer = respondApproved;
  await findHeading('Payment complete');
  expect(world.chargeRequests).toHaveLength(1);
});

test.each([
  ['active', 'Payment complete', 'approved'],
  ['pending', 'Checking your payment', 'sent'],
])(
  'if the response is lost and the backend ignores keys, a purchase has the state of its %s contract [fault-40b]',
  async (status, heading, state) => {
    await pay({ ppv_by_stored_cc: loseResponse, customer_contracts: () => createList([{ ...contract, status }]) });
    await findHeading(heading);
    await vi.waitFor(() => expect(queryTicketPurchase()).toMatchObject({ contractId: 'c1', state }));
  },
);

test.each([
  ['the contracts fail to load', { customer_contracts: () => refusal('server_error', 500) }],
  ['an earlier answer named the payment', { ppv_by_stored_cc: () => json({ status: 'PENDING' }) }],
])('a payment’s page does not say “not charged” for an unknown key if %s [fault-40b]', async (_, responders) => {
  await pay({ ppv_by_stored_cc: loseResponse, ...responders });
  await waitForManyMisses();
  expect([isChecking(), queryTicketPurchase()?.state]).toEqual([true, 'sent']);
  cleanup();
  missCount = 0;
  renderCheckout({ payment_status: respondNotFound, ...responders }, getAddressOfPurchase());
  await waitForManyMisses();
  expect([isChecking(), queryTicketPurchase()?.state], 'after a reload').toEqual([true, 'sent']);
});
const getAddressOfPurchase = () => `/payment/processing/?id=${queryTicketPurchase()?.key ?? ''}`;

test('a purchase counts as not charged if neither its key nor its contract exists', async () => {
  const oldContract = { ...contract, status: 'canceled', start_date: '2020-01-01T00:00:00Z' };
  await pay({ ppv_by_stored_cc: loseResponse, customer_contracts: () => createList([oldContract]) });
  await findHeading('Payment not completed');
  expect(screen.getByText(/^You haven’t been charged so far\./)).toBeTruthy();
});

test.each(['processing', 'failure', 'success'])(
  'the %s page of an active contract confirms the payment in any browser, even if the backend lacks the status call [fault-40b]',
  async (page) => {
    renderCheckout(
      { payment_status: () => new Response('', { status: 404 }), customer_contracts: () => createList([contract]) },
      `/payment/${page}/?id=c1`,
    );
    expect(await findHeading('Payment complete')).toBeTruthy();
  },
);

test.each([
  ['shows the viewer’s only pending payment', [pendingContract], 'Checking your payment'],
  ['shows that the purchase was not found', [contract], 'We couldn’t find this purchase'],
])('in another browser, the page of a payment with only its key %s [fault-40b]', async (_, contracts, heading) => {
  const responders = { payment_status: respondNotFound, customer_contracts: () => createList(contracts) };
  renderCheckout(responders, `/payment/processing/?id=${'k'.repeat(20)}`);
  await findHeading(heading);
  expect(screen.queryByText(/charged so far/)).toBeNull();
});

test.each(['approved', 'declined'] as const)(
  'a 404 does not change a purchase that is %s [fault-40b]',
  async (state) => {
    const key = 'k'.repeat(20);
    const paths = { returnTo: '/events/7/', formAt: '/account/ppv/buy/7/' };
    storePurchase({
      kind: 'ticket',
      id: '7',
      key,
      viewer: buyer.id,
      title: 'T',
      currency: 'EUR',
      ...paths,
      state,
      at: 0,
    });
    renderCheckout({ payment_status: respondNotFound }, `/payment/processing/?id=${key}`);
    await screen.findByText(state === 'approved' ? 'Payment complete' : /^Your card was declined\./);
    expect(findPurchase(buyer.id, key)?.state).toBe(state);
  },
);

test.each([
  ['/account/ppv/buy/7/', pendingContract],
  ['/account/subscription/buy/season/', { id: 'c2', product_id: 'season', status: 'pending' }],
])(
  'another checkout at %s warns of a contract that is pending on any device, until it ends [fault-40b]',
  async (path, pendingEntry) => {
    let contracts: unknown[] = [pendingEntry];
    renderCheckout({ customer_contracts: () => createList(contracts) }, path);
    await screen.findByText('A payment for this is already under way on another device.');
    const link = await screen.findByRole('link', { name: 'See payment' });
    expect(link.getAttribute('href')).toBe(`/payment/processing/?id=${pendingEntry.id}`);
    const button = await screen.findByRole('button', { name: /^Pay/ });
    expect(button).toHaveProperty('disabled', true);
    contracts = [];
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
  },
);

test('after an hour, the form of a pending payment still warns, but can be paid [ruling-6]', async () => {
  const getTimeHoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  let start_date = getTimeHoursAgo(0.9);
  const world = renderCheckout({
    customer_contracts: () => createList([{ ...pendingContract, start_date }]),
    ppv_by_stored_cc: respondApproved,
  });
  await screen.findByRole('link', { name: 'See payment' });
  expect(await findPayButton()).toHaveProperty('disabled', true);
  start_date = getTimeHoursAgo(1.1);
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  await waitFor(async () => expect(await findPayButton()).toHaveProperty('disabled', false));
  expect(screen.getByText('A payment for this is already under way on another device.')).toBeTruthy();
  await userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }).click(await findPayButton());
  await screen.findByRole('heading', { name: 'Payment complete' });
  expect(world.chargeRequests).toHaveLength(1);
});

test('the form can be paid again as soon as its payment is declined', async () => {
  let contracts: unknown[] = [];
  const world: { context?: CommerceWorld['context'] } = {};
  const { context } = renderCheckout({
    customer_contracts: () => createList(contracts),
    async ppv_by_stored_cc() {
      contracts = [pendingContract];
      await world.context?.queryClient.invalidateQueries({ queryKey: ['commerce', 'own'] });
      return json({ status: 'DECLINED' });
    },
  });
  world.context = context;
  await userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }).click(await findPayButton());
  await screen.findByText(/^Your card was declined\./);
  expect(await findPayButton()).toHaveProperty('disabled', false);
  expect(screen.queryByText(/^A payment for this/)).toBeNull();
});

test('a press on Pay shows the payment of another tab that has sent the order, without a second charge', async () => {
  const world = renderCheckout({ get_commerce_options: () => createList([ticket]), payment_status: respondApproved });
  const button = await findPayButton();
  const paths = { returnTo: '/events/7/', formAt: '/account/ppv/buy/7/' };
  const order = { kind: 'ticket', id: '7', viewer: buyer.id, title: 'T', price: '5.99', currency: 'EUR' } as const;
  storePurchase({ ...order, ...paths, key: 'k'.repeat(20), state: 'sent', at: 0 });
  await userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }).click(button);
  await screen.findByRole('heading', { name: 'Payment complete' });
  expect(world.chargeRequests).toEqual([]);
});

test('a payment form that is reloaded after the charge was approved shows the success page, but only once', async () => {
  const paths = { returnTo: '/events/7/', formAt: '/account/ppv/buy/7/' };
  const order = {
    kind: 'ticket',
    id: '7',
    viewer: buyer.id,
    title: 'T',
    currency: 'EUR',
    key: 'k'.repeat(20),
  } as const;
  storePurchase({ ...order, ...paths, contractId: 'c1', state: 'approved', at: 0 });
  renderCheckout({ customer_contracts: () => createList([contract]), payment_status: respondApproved });
  expect(await findHeading('Payment complete')).toBeTruthy();
  cleanup();
  renderCheckout({ customer_contracts: () => createList([contract]) });
  expect(await findHeading('You already have this'), 'no second success page').toBeTruthy();
});
