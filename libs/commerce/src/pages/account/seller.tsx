import { useText } from '@touchline/i18n';
import type { CommerceOptions } from '../../options.ts';
import styles from '../../components/account/account.module.css';

/** The company that sells, and its tax number; empty if the customer has not set them. */
export function Seller({ seller }: { seller: CommerceOptions['seller'] }) {
  const text = useText('commerce');
  if (!seller) return null;
  return (
    <p className={styles.facts}>
      {text('account.billing.seller', { name: seller.name })}
      {seller.tax_number !== undefined && ` · ${text('account.billing.taxNumber', { number: seller.tax_number })}`}
    </p>
  );
}
