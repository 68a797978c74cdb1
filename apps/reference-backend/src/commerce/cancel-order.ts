import type { Charge } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { orders, type OrderRow } from '../database/commerce-tables.ts';
import { Refusal } from '../http/refusal.ts';
import { isOpen } from './ask-provider.ts';
import type { Commerce } from './commerce.ts';
import { paymentOf } from './payment-of.ts';
import { newsOf, settleOrder } from './settle-order.ts';

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
    try {
      const known = await provider.chargeOf(id);
      if (known) await settleOrder(commerce, id, newsOf(await provider.void(known.id)));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      console.error(error);
      throw new Refusal(503, 'service_unavailable', 'the payment provider does not answer', 5);
    }
  }
  return paymentOf(commerce, id);
}
