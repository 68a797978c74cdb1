import { useFormats, useNow, useText } from '@touchline/i18n';
import { joinClasses } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { ProductCoverage } from '../../components/included/coverage-of-product.ts';
import { getCoverageText } from '../../components/included/get-coverage-text.ts';
import type { CommerceOptions } from '../../options.ts';
import type { ProductView } from '../../api/products/product-view.ts';
import { getContentsText, getTermsText, getEndText } from '../../api/products/format-product.ts';
import { Price } from '../../components/purchase-options/price.tsx';
import styles from '../../components/checkout/checkout.module.css';

/** The product, its contents and its end. It is first on the page, also on a phone. */
export function OrderSummary({ product, coverage }: { product: ProductView; coverage: ProductCoverage }) {
  const text = useText('commerce');
  const content = useText('content');
  const formats = useFormats();
  const now = useNow(60_000);
  const endText = getEndText(product, { text, formats, now });
  const coverageLabel = getCoverageText(coverage, { text, formats, now });
  return (
    <aside className={joinClasses(styles.panel, styles.order)} aria-labelledby="order">
      <h2 id="order" className={styles.heading}>
        {text('checkout.order')}
      </h2>
      <div className={styles.item}>
        <div className={styles.words}>
          <b className={styles.itemTitle}>
            <bdi>{product.title}</bdi>
          </b>
          <p className={styles.about}>
            <bdi>{getContentsText(product, { text, content, formats })}</bdi>
          </p>
          <p className={styles.about}>{getTermsText(product, text, formats)}</p>
          {endText !== '' && <p className={styles.about}>{endText}</p>}
          {coverageLabel !== '' && (
            <p>
              <bdi>{coverageLabel}</bdi>
            </p>
          )}
        </div>
        <Price product={product} />
      </div>
    </aside>
  );
}

interface DueProps {
  /** Undefined without a known price. */
  price: string | undefined;
  /** True if an access code pays, or the price is zero. */
  isCardless: boolean;
  tax: CommerceOptions['tax'];
  /** The payment button and the notes next to it. */
  children: ReactNode;
}

/** The amount due today, and the payment button. */
export function AmountDue({ price, isCardless, tax, children }: DueProps) {
  const text = useText('commerce');
  return (
    <section className={joinClasses(styles.panel, styles.pay)} aria-label={text('checkout.due')}>
      <div className={styles.due}>
        <span>{text('checkout.due')}</span>
        <b>{price ?? text('noPrice')}</b>
      </div>
      {tax !== undefined && !isCardless && <p className={styles.about}>{text(`tax.${tax}`)}</p>}
      {children}
      {/* Not in a live region, because this text does not change. */}
      {!isCardless && <p className={styles.about}>{text('checkout.safe')}</p>}
    </section>
  );
}
