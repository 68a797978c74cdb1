import {
  buyTicketByStoredCard,
  cancelOrder as cancelOrderCall,
  checkoutSubscription,
  checkoutTicket,
  getPaymentStatus,
  subscribeByStoredCard,
} from '@touchline/contract';
import { createNotFound } from '../http/refusal.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';
import { isOpen, lookUpCharge } from './charge-at-provider.ts';
import { cancelOrder } from './cancel-order.ts';
import { chargeOnce, type ChargeParts } from './charge-once.ts';
import type { Commerce } from './commerce.ts';
import { findOrderOfViewer, getPayment } from './get-payment.ts';
import { findSubscription, findTicket } from './find-purchasable.ts';

/** Serves the calls that charge, and the status of a payment. */
export function serveCharges(serverContext: ServerContext, commerce: Commerce, parts: ChargeParts): void {
  for (const endpoint of [subscribeByStoredCard, checkoutSubscription])
    serveViewer(serverContext, endpoint, ({ body }, { userId }, source, context) => {
      const id = body.subscription_id;
      return chargeOnce(commerce, parts, {
        context,
        userId,
        source,
        id,
        find: () => findSubscription(commerce, id),
        body,
      });
    });
  for (const endpoint of [buyTicketByStoredCard, checkoutTicket])
    serveViewer(serverContext, endpoint, ({ body }, viewer, source, context) => {
      const { userId } = viewer;
      const id = body.event_id;
      const find = () => findTicket(commerce, parts, viewer, id);
      return chargeOnce(commerce, parts, { context, userId, source, id, find, body });
    });

  serveViewer(serverContext, getPaymentStatus, async ({ params: { id } }, { userId }) => {
    const order = await findOrderOfViewer(commerce, userId, id);
    if (!order) throw createNotFound(`payment ${id}`);
    if (isOpen(order)) await lookUpCharge(commerce, order);
    return getPayment(commerce, order.id);
  });

  serveViewer(serverContext, cancelOrderCall, async ({ body: { id } }, { userId }, source) => {
    const order = await findOrderOfViewer(commerce, userId, id);
    if (!order) throw createNotFound(`payment ${id}`);
    if (isOpen(order)) parts.cancels.take(source, userId);
    return cancelOrder(commerce, order);
  });
}
