import type { OpenedProduct } from '@touchline/contract';
import type { ProductView } from '../products/product-view.ts';

/**
 * Whether a code unlocks exactly the product of the order. Without a product in the response, its event or title
 * decides; without these, the viewer confirms the code.
 */
export function opensOrderedProduct(opened: OpenedProduct, product: ProductView): boolean {
  if (opened.product_id !== undefined) return opened.product_id === product.productId;
  if (product.type === 'PPV') return opened.event_id !== undefined && opened.event_id === product.eventId;
  return opened.type !== 'PPV' && opened.title !== undefined && opened.title === product.title;
}
