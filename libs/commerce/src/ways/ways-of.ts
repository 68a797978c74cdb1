import type { Product } from '@touchline/contract';
import { eachOnce } from '../queries/each-once.ts';
import { hasOfferEnded, isOfferAhead, type ProductView, toProductView } from '../products/product-view.ts';

/** A price to sort by; offers without a price come last. */
const amountOf = ({ price }: ProductView): number => {
  const amount = Number(price ?? Number.NaN);
  return Number.isFinite(amount) ? amount : Infinity;
};

/**
 * The offers on sale that open a match, cheapest first; at the same price its ticket first. @param now milliseconds
 * since the epoch
 */
export const waysOf = (options: readonly Product[], now: number): ProductView[] =>
  eachOnce(
    options.map((option) => toProductView(option)),
    ({ id }) => id,
  )
    .filter((way) => !hasOfferEnded(way, now) && !isOfferAhead(way, now))
    .sort((a, b) => amountOf(a) - amountOf(b) || Number(b.type === 'PPV') - Number(a.type === 'PPV'));
