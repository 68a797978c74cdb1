import type { ProductView } from '../products/product-view.ts';
import type { Wanted } from '../purchase/purchase.ts';

/** The product behind one of the ways to watch an event. */
export const wantedOf = ({ type, eventId, productId }: ProductView, ofEvent: string): Wanted =>
  type === 'PPV' ? { kind: 'ticket', id: eventId ?? ofEvent } : { kind: 'subscription', id: productId };
