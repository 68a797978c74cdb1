import { useFormats, useText } from '@touchline/i18n';
import { hasPrice, type ProductView } from '../../api/products/product-view.ts';
import { getPeriod, getPrice } from '../../api/products/format-product.ts';
import styles from './price.module.css';

/** A product's price, in large type, with its period. */
export function Price({ product }: { product: ProductView }) {
  const text = useText('commerce');
  const formats = useFormats();
  const price = hasPrice(product) ? getPrice(product, formats) : undefined;
  const period = getPeriod(product, text, formats);
  return (
    <span className={styles.price}>
      <b className={styles.amount}>{price ?? text('noPrice')}</b>
      {period !== '' && <span className={styles.period}>{period}</span>}
    </span>
  );
}
