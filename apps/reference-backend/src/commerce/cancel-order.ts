import type { Charge } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { orders, type OrderRow } from '../database/commerce-tables.ts';
import { Refusal } from '../http/refusal.ts';
import { isOpen } from './charge-at-provider.ts';
import type { Commerce } from './commerce.ts';
import { getPayment } from './get-payment.ts';
import type { PaymentProvider, ProviderCharge } from './provider.ts';
import { toOrderUpdate, settleOrder } from './settle-order.ts';

async function voidCharge(provider: PaymentProvider, reference: string): Promise<ProviderCharge | undefined> {
  const providerCharge = await provider.getCharge(reference);
  return providerCharge && provider.void(providerCharge.id);
}

/**
 * Cancels an open order, after the provider has voided its charge. A charge that was approved before counts as paid. If
 * the provider does not know the order, it stays open, because its charge may still arrive.
 * @returns the order's new status
 * @throws Refusal service_unavailable when the provider does not respond
 */
export async function cancelOrder(commerce: Commerce, { id }: Pick<OrderRow, 'id'>): Promise<Charge> {
  const { database, provider } = commerce;
  await commerce.pendingCharges.get(id);
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  if (provider && order && isOpen(order)) {
    const voidedCharge = await voidCharge(provider, id).catch(() => {
      throw new Refusal(503, 'service_unavailable', 'the payment provider does not answer', 5);
    });
    if (voidedCharge) await settleOrder(commerce, id, toOrderUpdate(voidedCharge));
  }
  return getPayment(commerce, id);
}
