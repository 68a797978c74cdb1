import type { OpenedProduct } from '@touchline/contract';
import type { ProductView } from '../products/product-view.ts';

/**
 * Whether a code opens the very product of the order. Without a product in the answer, its event or title decides; a
 * code with none of them counts as a different product, and the viewer confirms it.
 */
export function isWhatIsBought(opened: OpenedProduct, product: ProductView): boolean {
  if (opened.product_id !== undefined) return opened.product_id === product.productId;
  if (product.type === 'PPV') return opened.event_id !== undefined && opened.event_id === product.eventId;
  return opened.type !== 'PPV' && opened.title !== undefined && opened.title === product.title;
}
