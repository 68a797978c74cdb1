import type { Product } from '@touchline/contract';
import { removeDuplicates } from '../../api/remove-duplicates.ts';
import {
  getAmount,
  hasOfferEnded,
  hasOfferNotBegun,
  type ProductView,
  toProductView,
} from '../../api/products/product-view.ts';

/**
 * The offers on sale with access to a match, cheapest first. At the same price, the match's ticket comes first.
 * @param now milliseconds since the epoch
 */
export const getPurchaseOptions = (options: readonly Product[], now: number): ProductView[] =>
  removeDuplicates(
    options.map((product) => toProductView(product)),
    ({ id }) => id,
  )
    .filter((product) => !hasOfferEnded(product, now) && !hasOfferNotBegun(product, now))
    .sort((a, b) => getAmount(a) - getAmount(b) || Number(b.type === 'PPV') - Number(a.type === 'PPV'));
