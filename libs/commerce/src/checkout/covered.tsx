import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, EmptyState } from '@touchline/ui-kit';
import type { ProductCoverage } from '../included/coverage-of-product.ts';
import { coverageText } from '../included/coverage-words.ts';
import styles from './checkout.module.css';
import { BackTo } from './not-sold.tsx';

interface CoveredProps {
  /** The contracts that include it, as far as the page knows them. */
  coverage: ProductCoverage;
  returnTo: string;
  /** Opens the form anyway; undefined for a product that cannot be bought twice. */
  onAnyway: (() => void) | undefined;
}

/**
 * In place of the form when the viewer's contracts open all of the product: they must confirm before they pay twice.
 */
export function Covered({ coverage, returnTo, onAnyway }: CoveredProps) {
  const text = useText('commerce');
  const formats = useFormats();
  const now = useNow(60_000);
  return (
    <EmptyState
      heading={text('checkout.owned')}
      level={2}
      action={
        <span className={styles.choices}>
          <BackTo returnTo={returnTo} />
          {onAnyway && (
            <Button variant="outline" onClick={onAnyway}>
              {text('coverage.anyway')}
            </Button>
          )}
        </span>
      }
    >
      {coverage.kind === 'covered' && <bdi>{coverageText(coverage, { text, formats, now })}</bdi>}
      {onAnyway && <p>{text('coverage.about')}</p>}
    </EmptyState>
  );
}
