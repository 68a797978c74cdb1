import { useFormats, useNow, useText } from '@touchline/i18n';
import type { ReactNode } from 'react';
import type { CommerceOptions } from '../options.ts';
import type { ProductView } from '../products/product-view.ts';
import { coversOf, priceOf, termsOf, untilOf } from '../products/product-words.ts';
import { Price } from '../ways/price.tsx';
import styles from './checkout.module.css';

interface OrderSummaryProps {
  product: ProductView;
  customer: CommerceOptions;
  /** The button that pays, and what is said beside it. */
  children: ReactNode;
}

/** What is bought, what it covers, until when, and what is due today. */
export function OrderSummary({ product, customer, children }: OrderSummaryProps) {
  const text = useText('commerce');
  const formats = useFormats();
  const price = priceOf(product, formats);
  const until = untilOf(product, { text, formats, now: useNow(60_000) });
  return (
    <aside className={styles.panel} aria-labelledby="order">
      <h2 id="order" className={styles.heading}>
        {text('checkout.order')}
      </h2>
      <div className={styles.item}>
        <div className={styles.words}>
          <b className={styles.itemTitle}>
            <bdi>{product.title}</bdi>
          </b>
          <p className={styles.about}>
            <bdi>{coversOf(product, text, formats)}</bdi>
          </p>
          <p className={styles.about}>{termsOf(product, text, formats)}</p>
          {until !== '' && <p className={styles.about}>{until}</p>}
        </div>
        <Price product={product} />
      </div>
      <div className={styles.due}>
        <span>{text('checkout.due')}</span>
        <b>{price ?? text('noPrice')}</b>
      </div>
      {customer.tax !== undefined && <p className={styles.about}>{text(`tax.${customer.tax}`)}</p>}
      {children}
    </aside>
  );
}
