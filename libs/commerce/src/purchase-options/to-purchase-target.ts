import type { ProductView } from '../products/product-view.ts';
import type { PurchaseTarget } from '../purchase/purchase.ts';

/** The product behind one of the ways to watch an event. */
export const toPurchaseTarget = ({ type, eventId, productId }: ProductView, pageEventId: string): PurchaseTarget =>
  type === 'PPV' ? { kind: 'ticket', id: eventId ?? pageEventId } : { kind: 'subscription', id: productId };
