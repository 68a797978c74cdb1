import type { Formats, Translate } from '@touchline/i18n';
import type { ProductCoverage } from './coverage-of-product.ts';

type WiderCoverage = Extract<ProductCoverage, { kind: 'wider' }>['over'][number];

/** The effect of a purchase on the viewer's contracts, if the product contains more than they do. */
function getConsequenceText(
  { held: { contract, renews }, ends }: WiderCoverage,
  text: Translate,
  formats: Formats,
  now: number,
): string {
  const title = contract.title || text('account.untitled');
  const date = contract.endDate === undefined ? '' : formats.date(contract.endDate, now);
  if (date === '' || (renews && !ends)) return text('coverage.goesOn', { title });
  return text(ends ? 'coverage.ends' : 'coverage.until', { title, date });
}

/**
 * The text next to a product: the contracts that include it, or its start and its effect on the viewer's contracts.
 * Empty if the contracts do not concern the product.
 * @param now milliseconds since the epoch
 */
export function getCoverageText(
  coverage: ProductCoverage,
  { text, formats, now }: { text: Translate; formats: Formats; now: number },
): string {
  if (coverage.kind === 'neither') return '';
  if (coverage.kind === 'wider')
    return [
      text('coverage.from'),
      ...coverage.over.map((consequence) => getConsequenceText(consequence, text, formats, now)),
    ].join(' ');
  const titles = coverage.by.map(({ contract }) => contract.title || text('account.untitled'));
  return text('coverage.included', { title: formats.list(titles) });
}
