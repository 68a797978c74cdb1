import { getLeagueTitle } from '@touchline/content';
import type { DurationUnit } from '@touchline/contract';
import type { Formats, Translate } from '@touchline/i18n';
import { getPeriodEndMs } from './get-period-end-ms.ts';
import type { ProductView } from './product-view.ts';

type PriceFields = Pick<ProductView, 'price' | 'currency'>;

/** A price in the viewer's locale; undefined without a price. */
export const getPrice = ({ price, currency }: PriceFields, formats: Formats): string | undefined =>
  price === undefined ? undefined : formats.money(price, currency);

/** The fields of products and contracts that decide their period. */
type ProductPeriod = Pick<ProductView, 'autoRenew' | 'type' | 'duration' | 'durationUnits'>;

const isRenewing = ({ autoRenew, type }: ProductPeriod): boolean => autoRenew && type !== 'PPV';

/** Formats a length in the viewer's locale: `3 months`. */
const getLength = (duration: number, unit: DurationUnit, formats: Formats): string =>
  formats.number(duration, { style: 'unit', unit, unitDisplay: 'long' });

/** The text after the price: `per month`, `every 3 months`; empty for a price that is paid once. */
export function getPeriod(product: ProductPeriod, text: Translate, formats: Formats): string {
  const { duration, durationUnits } = product;
  if (!isRenewing(product) || duration === undefined || durationUnits === undefined) return '';
  return duration === 1
    ? text(`period.${durationUnits}`)
    : text('period.each', { duration: getLength(duration, durationUnits, formats) });
}

/**
 * The contents of a product.
 * @param texts `content` is the translate function of the namespace `content`
 */
export function getContentsText(
  { type, allowedAccessIdentityItems, description }: ProductView,
  { text, content, formats }: { text: Translate; content: Translate; formats: Formats },
): string {
  if (type === 'PPV') return text('covers.match');
  if (description !== '') return description;
  const titles = allowedAccessIdentityItems.map(({ title }) => getLeagueTitle(title, content)).filter(Boolean);
  return titles.length === 0 ? text('covers.all') : text('covers.of', { what: formats.list(titles) });
}

/** The product's duration, and whether it renews. */
export function getTermsText(product: ProductView, text: Translate, formats: Formats): string {
  const { duration, durationUnits } = product;
  if (isRenewing(product)) return text('terms.renews');
  return duration === undefined || durationUnits === undefined
    ? text('terms.once')
    : text('terms.for', { duration: getLength(duration, durationUnits, formats) });
}

/**
 * The date next to the terms of a purchase: its next charge, or its end. Empty without a duration, and for a ticket,
 * because its days may begin with its match.
 * @param now milliseconds since the epoch
 */
export function getEndText(
  product: ProductView,
  { text, formats, now }: { text: Translate; formats: Formats; now: number },
): string {
  const endMs = product.type === 'PPV' ? undefined : getPeriodEndMs(product, now);
  const date =
    endMs === undefined ? '' : product.durationUnits === 'hour' ? formats.dateTime(endMs) : formats.date(endMs, now);
  return date === '' ? '' : text(`account.standing.${isRenewing(product) ? 'renews' : 'ends'}`, { date });
}
