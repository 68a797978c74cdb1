import type { OrderRow } from '../database/commerce-tables.ts';
import type { Commerce } from './commerce.ts';
import { openStates } from './order-steps.ts';
import { ChargeRefused, type PaymentProvider, type ProviderCharge } from './provider.ts';
import { toOrderUpdate, settleOrder } from './settle-order.ts';

const minuteMs = 60_000;

/** The age at which an order without a charge is declined, because no request to the provider takes so long. */
const missingChargeTimeoutMs = minuteMs / 2;
/** The age at which an order with a pending charge is declined. The provider usually ends the charge sooner. */
const pendingTimeoutMs = 60 * minuteMs;
/** The age at which an order is declined if the provider does not answer. */
const silentTimeoutMs = 24 * 60 * minuteMs;
/** The minimum time between two lookups of an order. */
const lookupIntervalMs = 1000;

/** Requests an order's charge. `silent`: the provider does not answer. */
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
  if (isCharge) await settleOrder(commerce, order.id, toOrderUpdate(foundCharge));
  const timeoutMs = isCharge ? pendingTimeoutMs : foundCharge === 'none' ? missingChargeTimeoutMs : silentTimeoutMs;
  const isDecided = isCharge && foundCharge.status !== 'pending';
  // The charge request may still be running after a jump of the test clock.
  const isChargePending = commerce.pendingCharges.has(order.id);
  if (!isDecided && !isChargePending && ageMs > timeoutMs) await settleOrder(commerce, order.id, { event: 'overdue' });
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
  // If the database fails, the caller receives the error, and the clock looks up the order later.
  await settleOrder(commerce, order.id, toOrderUpdate(providerCharge));
}

/**
 * Requests the charge of an order from the provider once, and stores the result. After a lost response it looks the
 * charge up, and `CommerceClock` repeats that until the order is decided.
 */
export function chargeAtProvider(
  commerce: Commerce,
  order: OrderRow,
  paymentMethod: Parameters<typeof charge>[2],
): Promise<void> {
  const pendingCharge = charge(commerce, order, paymentMethod).finally(() => commerce.pendingCharges.delete(order.id));
  commerce.pendingCharges.set(order.id, pendingCharge);
  return pendingCharge;
}

/** Whether the provider has yet to decide an order's outcome. */
export const isOpen = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  openStates.some((openState) => openState === state);

/**
 * Looks up an open order at the provider, at most once a second.
 * @param isImmediate whether to look it up even within that second
 */
export async function lookUpCharge(commerce: Commerce, order: OrderRow, isImmediate = false): Promise<void> {
  const elapsedMs = Date.now() - (commerce.lookedUpAtMs.get(order.id) ?? -Infinity);
  if (isOpen(order) && (isImmediate || elapsedMs >= lookupIntervalMs)) await checkOpenOrder(commerce, order);
}
