import type { OrderRow } from '../database/commerce-tables.ts';
import type { Commerce } from './commerce.ts';
import { openStates } from './order-steps.ts';
import { ChargeRefused, type PaymentProvider, type ProviderCharge } from './provider.ts';
import { getNews, settleOrder } from './settle-order.ts';

const minuteMs = 60_000;

/** Milliseconds after which a missing charge of the provider can no longer arrive, because no request waits so long. */
const missingChargeTimeoutMs = minuteMs / 2;
/** The longest time for a bank's question; the provider usually ends it sooner. */
const pendingTimeoutMs = 60 * minuteMs;
/** After this time without an answer the order ends. */
const silentTimeoutMs = 24 * 60 * minuteMs;
/** The minimum time between two lookups of an order. */
const lookupIntervalMs = 1000;

/** The provider's record of an order; `silent` means that it does not answer. */
async function findCharge(
  provider: PaymentProvider | undefined,
  id: string,
): Promise<ProviderCharge | 'none' | 'silent'> {
  if (!provider) return 'silent';
  try {
    return (await provider.getCharge(id)) ?? 'none';
  } catch {
    return 'silent';
  }
}

async function checkOpenOrder(commerce: Commerce, order: OrderRow): Promise<void> {
  commerce.lookedUpAtMs.set(order.id, Date.now());
  const foundCharge = await findCharge(commerce.provider, order.id);
  const ageMs = commerce.now() - order.addedAt.getTime();
  const isCharge = typeof foundCharge === 'object';
  if (isCharge) await settleOrder(commerce, order.id, getNews(foundCharge));
  const timeoutMs = isCharge ? pendingTimeoutMs : foundCharge === 'none' ? missingChargeTimeoutMs : silentTimeoutMs;
  const isDecided = isCharge && foundCharge.status !== 'pending';
  // The charge of a running request may still arrive, even after a big jump of the clock.
  const isLookupPending = commerce.pendingLookups.has(order.id);
  if (!isDecided && !isLookupPending && ageMs > timeoutMs) await settleOrder(commerce, order.id, { event: 'overdue' });
}

async function charge(
  commerce: Commerce,
  order: OrderRow,
  { source, returnUrl }: { source: string; returnUrl?: string | undefined },
): Promise<void> {
  const { provider } = commerce;
  if (!provider) return void (await settleOrder(commerce, order.id, { event: 'overdue' }));
  const { id: reference, amount, currency, storesCard } = order;
  let providerCharge: ProviderCharge;
  try {
    providerCharge = await provider.charge({ reference, source, amount, currency, storesCard, returnUrl });
  } catch (error) {
    if (!(error instanceof ChargeRefused)) return checkOpenOrder(commerce, order);
    return void (await settleOrder(commerce, order.id, { event: 'declined', reason: error.reason }));
  }
  // A database failure is reported to the caller, and the clock looks the order up again.
  await settleOrder(commerce, order.id, getNews(providerCharge));
}

/**
 * Requests the charge of an order from the provider, once. A lost response is looked up at once, and later by the
 * clock. The result is in the database.
 */
export function chargeAtProvider(
  commerce: Commerce,
  order: OrderRow,
  paymentMethod: Parameters<typeof charge>[2],
): Promise<void> {
  const pendingCharge = charge(commerce, order, paymentMethod).finally(() => commerce.pendingLookups.delete(order.id));
  commerce.pendingLookups.set(order.id, pendingCharge);
  return pendingCharge;
}

/** Whether an order is open, so that the provider decides its outcome. */
export const isOpen = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  openStates.some((openState) => openState === state);

/**
 * Looks up an open order at the provider, at most once a second. The clock and status calls use it.
 * @param isImmediate whether to look it up at once
 */
export async function lookUpCharge(commerce: Commerce, order: OrderRow, isImmediate = false): Promise<void> {
  const elapsedMs = Date.now() - (commerce.lookedUpAtMs.get(order.id) ?? -Infinity);
  if (isOpen(order) && (isImmediate || elapsedMs >= lookupIntervalMs)) await checkOpenOrder(commerce, order);
}
