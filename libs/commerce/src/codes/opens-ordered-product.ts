import type { OpenedProduct } from '@touchline/contract';
import type { ProductView } from '../products/product-view.ts';

/**
 * Whether a code unlocks exactly the product of the order. If the response names no product, its event or title
 * decides. If it names none of these, the viewer must confirm the code.
 */
export function includesOrderedProduct(openedProduct: OpenedProduct, product: ProductView): boolean {
  if (openedProduct.product_id !== undefined) return openedProduct.product_id === product.productId;
  if (product.type === 'PPV') return openedProduct.event_id !== undefined && openedProduct.event_id === product.eventId;
  return openedProduct.type !== 'PPV' && openedProduct.title !== undefined && openedProduct.title === product.title;
}
