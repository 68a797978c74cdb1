import type { Charge } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { orders, type OrderRow } from '../database/commerce-tables.ts';
import { Refusal } from '../http/refusal.ts';
import { isOpen } from './ask-provider.ts';
import type { Commerce } from './commerce.ts';
import { paymentOf } from './payment-of.ts';
import type { PaymentProvider, ProviderCharge } from './provider.ts';
import { newsOf, settleOrder } from './settle-order.ts';

async function voidCharge(provider: PaymentProvider, reference: string): Promise<ProviderCharge | undefined> {
  const known = await provider.chargeOf(reference);
  return known && provider.void(known.id);
}

/**
 * Gives up an order that has not ended. Its charge is voided at the provider first, whose answer decides: one that was approved meanwhile is paid.
 * An order that the provider does not know stays open, because its charge may still be on the way there.
 * @returns how it stands then
 * @throws Refusal service_unavailable where the provider does not answer
 */
export async function cancelOrder(commerce: Commerce, { id }: Pick<OrderRow, 'id'>): Promise<Charge> {
  const { database, provider } = commerce;
  await commerce.asking.get(id);
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  if (provider && order && isOpen(order)) {
    const voided = await voidCharge(provider, id).catch(() => {
      throw new Refusal(503, 'service_unavailable', 'the payment provider does not answer', 5);
    });
    if (voided) await settleOrder(commerce, id, newsOf(voided));
  }
  return paymentOf(commerce, id);
}
