import type { ProductView } from '../../api/products/product-view.ts';
import type { PurchaseTarget } from '../../state/purchase/purchase-machine.ts';

/** The purchase target of a purchase option. @param pageEventId the event of the page */
export const toPurchaseTarget = ({ type, eventId, productId }: ProductView, pageEventId: string): PurchaseTarget =>
  type === 'PPV' ? { kind: 'ticket', id: eventId ?? pageEventId } : { kind: 'subscription', id: productId };
