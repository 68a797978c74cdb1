import {
  buyTicketByStoredCard,
  cancelOrder as cancelOrderCall,
  checkoutSubscription,
  checkoutTicket,
  getPaymentStatus,
  subscribeByStoredCard,
} from '@touchline/contract';
import { notFound } from '../http/refusal.ts';
import { serveViewer, type Serving } from '../http/serve.ts';
import { isOpen, lookUp } from './charge-at-provider.ts';
import { cancelOrder } from './cancel-order.ts';
import { carryOut, type ChargeParts } from './carry-out.ts';
import type { Commerce } from './commerce.ts';
import { findOrderOfViewer, getPayment } from './get-payment.ts';
import { findSubscription, findTicket } from './wanted.ts';

/** Serves the calls that charge, and the status of a payment. */
export function serveCharges(serving: Serving, commerce: Commerce, parts: ChargeParts): void {
  for (const endpoint of [subscribeByStoredCard, checkoutSubscription])
    serveViewer(serving, endpoint, ({ body }, { userId }, source, context) => {
      const id = body.subscription_id;
      return carryOut(commerce, parts, {
        context,
        userId,
        source,
        id,
        find: () => findSubscription(commerce, id),
        body,
      });
    });
  for (const endpoint of [buyTicketByStoredCard, checkoutTicket])
    serveViewer(serving, endpoint, ({ body }, viewer, source, context) => {
      const { userId } = viewer;
      const id = body.event_id;
      const find = () => findTicket(commerce, parts, viewer, id);
      return carryOut(commerce, parts, { context, userId, source, id, find, body });
    });

  serveViewer(serving, getPaymentStatus, async ({ params: { id } }, { userId }) => {
    const order = await findOrderOfViewer(commerce, userId, id);
    if (!order) throw notFound(`payment ${id}`);
    if (isOpen(order)) await lookUp(commerce, order);
    return getPayment(commerce, order.id);
  });

  serveViewer(serving, cancelOrderCall, async ({ body: { id } }, { userId }, source) => {
    const order = await findOrderOfViewer(commerce, userId, id);
    if (!order) throw notFound(`payment ${id}`);
    if (isOpen(order)) parts.cancels.take(source, userId);
    return cancelOrder(commerce, order);
  });
}
