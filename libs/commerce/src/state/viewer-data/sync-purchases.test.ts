import { contentKeys, loadSavedList } from '@touchline/content';
import { userPurchaseStatus } from '@touchline/contract';
import { createList, json, refusal } from '@touchline/feature-kit/testing';
import { fakeRealtime } from '@touchline/realtime/testing';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { startPurchase, storePurchase, getPurchase } from '../purchase/purchase-store.ts';
import { createCommerceWorld, buyer, ticket } from '../../testing/commerce-world.tsx';
import { cardTokenAtom } from './card-token-atom.ts';
import { settleReportedDecline } from './settle-reported-decline.ts';
import { syncPurchases } from './sync-purchases.ts';
import { notifyTabs } from '../notify-tabs.ts';
import { ticketsList } from './tickets-list.ts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const purchaseInput = { viewer: buyer.id, title: 'T', currency: 'EUR', returnTo: '/', formAt: '/' };

async function startSync(respond: (path: string) => Response = () => createList([{ ...ticket, contract_id: 'c1' }])) {
  const realtime = fakeRealtime();
  const requestedPaths: string[] = [];
  const { context, toasts } = createCommerceWorld({
    respond: (path) => {
      requestedPaths.push(path);
      return respond(path);
    },
  });
  const { queryClient } = context;
  const resolvePurchase = vi.fn(async () => ({ id: '7' }));
  // The query of the match on the open page.
  const match = { queryKey: contentKeys.event('7', 'id'), queryFn: resolvePurchase, meta: { personal: true } } as const;
  const close = new QueryObserver(queryClient, match).subscribe(() => undefined);
  realtime.joinUser(buyer.id, () => Promise.resolve());
  const stopSync = syncPurchases({ ...context, realtime }, buyer.id);
  return {
    ...context,
    toasts,
    realtime,
    seen: resolvePurchase,
    leave: stopSync,
    close,
    requestedPaths,
  };
}

test('a sign-in requests neither card nor tickets, and a purchase reloads the tickets that have loaded', async () => {
  const { api, queryClient, realtime, requestedPaths, seen: resolvePurchase, close } = await startSync();
  const receivePurchase = () =>
    realtime.receive(userPurchaseStatus, { userId: buyer.id, contractId: 'c1', status: 'active' });
  await vi.waitFor(() => expect(resolvePurchase).toHaveBeenCalledOnce());
  receivePurchase();
  await vi.waitFor(() => expect(resolvePurchase).toHaveBeenCalledTimes(2));
  expect(requestedPaths).toEqual([]);
  await loadSavedList(queryClient, api, ticketsList, buyer.id);
  receivePurchase();
  await vi.waitFor(() => expect(requestedPaths).toHaveLength(2));
  close();
});

test.each([
  [
    'on another device',
    async ({ realtime }: Awaited<ReturnType<typeof startSync>>) =>
      realtime.receive(userPurchaseStatus, { userId: buyer.id, contractId: 'c1', status: 'active' }),
  ],
  ['in another tab', async () => notifyTabs(buyer.id)],
])('a purchase %s reloads access to the match on this page', async (_case, makePurchase) => {
  const world = await startSync();
  await vi.waitFor(() => expect(world.seen).toHaveBeenCalledOnce());
  await makePurchase(world);
  await vi.waitFor(() => expect(world.seen).toHaveBeenCalledTimes(2));
  world.close();
});

test('access reloads when another tab has bought before this tab listens', async () => {
  const world = await startSync();
  await vi.waitFor(() => expect(world.seen).toHaveBeenCalledOnce());
  world.leave();
  storePurchase({ ...startPurchase({ ...purchaseInput, kind: 'ticket', id: '7' }), state: 'approved' });
  const stopSync = syncPurchases(world, buyer.id);
  await vi.waitFor(() => expect(world.seen).toHaveBeenCalledTimes(2));
  stopSync();
  world.close();
});

test.each([
  ['pending', 'sent', 1],
  ['active', 'approved', 2],
])(
  'after a message about a %s contract, the sent purchase is %s [fault-40b]',
  async (status, state, expectedLoadCount) => {
    const world = await startSync();
    await vi.waitFor(() => expect(world.seen).toHaveBeenCalledOnce());
    const startedPurchase = startPurchase({ ...purchaseInput, kind: 'ticket', id: '7' });
    storePurchase({ ...startedPurchase, state: 'sent' });
    world.realtime.receive(userPurchaseStatus, { userId: buyer.id, contractId: 'c1', status, eventId: '7' });
    expect(getPurchase(buyer.id, startedPurchase)).toMatchObject({ contractId: 'c1', state });
    await vi.waitFor(() => expect(world.seen).toHaveBeenCalledTimes(expectedLoadCount));
    world.close();
  },
);

const declinedCharge = { status: 'DECLINED', decline_reason: 'provider_unavailable' };

test.each([
  ['knows the reason', () => json(declinedCharge), 'declined', 'provider_unavailable'],
  ['does not know the payment', () => refusal('not_found', 404), 'declined', 'card_declined'],
  ['fails', () => refusal('server_error', 500), 'declined', 'card_declined'],
  ['stays pending', () => json({ status: 'PENDING' }), 'declined', 'card_declined'],
  ['knows a success', () => json({ status: 'APPROVED' }), 'approved', undefined],
])(
  'a message about a decline ends the purchase after a look-up that %s [fault-40b]',
  async (_, respondStatus, state, reason) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const world = await startSync((path) => (path.includes('payment_status') ? respondStatus() : createList([])));
    const startedPurchase = startPurchase({ ...purchaseInput, kind: 'ticket', id: '7' });
    storePurchase({ ...startedPurchase, state: 'sent', contractId: 'c1' });
    world.realtime.receive(userPurchaseStatus, { userId: buyer.id, contractId: 'c1', status: 'declined' });
    expect(getPurchase(buyer.id, startedPurchase)?.state).toBe('sent');
    await vi.waitFor(() => expect(getPurchase(buyer.id, startedPurchase)).toMatchObject({ state }), 9_000);
    expect(getPurchase(buyer.id, startedPurchase)?.reason).toBe(reason);
    world.close();
  },
);

test('a message about a declined payment changes only the purchase of its contract', async () => {
  const { context } = createCommerceWorld({ respond: () => refusal('not_found', 404) });
  const startedPurchase = startPurchase({ ...purchaseInput, kind: 'ticket', id: '7' });
  storePurchase({ ...startedPurchase, state: 'sent', contractId: 'c1' });
  expect(await settleReportedDecline({ contractId: 'c2' }, buyer.id, context)).toBe(false);
  expect(getPurchase(buyer.id, startedPurchase)?.state).toBe('sent');
});

test('the offers reload, but not the match, when another device starts a payment', async () => {
  const { queryClient, realtime, seen: resolvePurchase, close } = await startSync();
  // The query of the offers in the match's player area.
  const options = ['commerce', 'options', '7'];
  const loadOffers = vi.fn(async () => []);
  const stopSync = new QueryObserver(queryClient, { queryKey: options, queryFn: loadOffers }).subscribe(
    () => undefined,
  );
  await vi.waitFor(() => expect(queryClient.getQueryData(options)).toEqual([]));
  await vi.waitFor(() => expect(resolvePurchase).toHaveBeenCalledOnce());
  realtime.receive(userPurchaseStatus, { userId: buyer.id, contractId: 'c1', status: 'pending' });
  await vi.waitFor(() => expect(loadOffers).toHaveBeenCalledTimes(2));
  expect(resolvePurchase).toHaveBeenCalledOnce();
  stopSync();
  close();
});

test('a sign-out deletes all purchases except those that may have been charged', async () => {
  const { atoms, leave: stopSync, close } = await startSync();
  atoms.set(cardTokenAtom, 'tok_1');
  startPurchase({ ...purchaseInput, kind: 'ticket', id: 'only opened' });
  const sentPurchase = startPurchase({ ...purchaseInput, kind: 'ticket', id: 'sent' });
  storePurchase({ ...sentPurchase, state: 'sent' });
  stopSync();
  close();
  expect(atoms.get(cardTokenAtom)).toBeNull();
  expect(getPurchase(buyer.id, { kind: 'ticket', id: 'only opened' })).toBeUndefined();
  expect(startPurchase({ ...purchaseInput, kind: 'ticket', id: 'sent' }).key).toBe(sentPurchase.key);
});

test('a new purchase is reported once, on the page to which the viewer returns', async () => {
  storePurchase({ ...startPurchase({ ...purchaseInput, title: 'Derby', kind: 'ticket', id: '7' }), state: 'approved' });
  const firstSession = await startSync();
  await vi.waitFor(() => expect(firstSession.toasts).toEqual(['payment.paidFor Derby']));
  firstSession.close();
  const secondSession = await startSync();
  expect(secondSession.toasts).toEqual([]);
  secondSession.close();
});
