import type { OpenedProduct } from '@touchline/contract';
import type { ProductView } from '../products/product-view.ts';

/**
 * Whether a code opens the very thing that is being bought. Where the backend does not say the product of a code, its event or title tells;
 * what cannot be told is something else, so that the viewer is asked.
 */
export function isWhatIsBought(opened: OpenedProduct, product: ProductView): boolean {
  if (opened.product_id !== undefined) return opened.product_id === product.productId;
  if (product.type === 'PPV') return opened.event_id !== undefined && opened.event_id === product.eventId;
  return opened.type !== 'PPV' && opened.title !== undefined && opened.title === product.title;
}
