import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useText } from '@touchline/i18n';
import { ButtonLink, Notice } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { paymentPath } from '../purchase/paths.ts';
import { contractsQuery } from '../queries/own-queries.ts';
import { BankLink } from './bank-link.tsx';
import styles from './payment.module.css';
import { usePayment } from './use-payment.ts';

/** The page on which a payment is followed, or given up. @param id its wish's key or its contract's id */
function PaymentLink({ id }: { id: string }) {
  const text = useText('commerce');
  return (
    <ButtonLink variant="outline" render={(link) => <Link to={paymentPath('processing', id)} {...link} />}>
      {text('account.contract.payment')}
    </ButtonLink>
  );
}

/** Where something is wanted that this browser has begun to pay for: the way back to the bank that asks, or to the payment. @param id the wish's key */
export function UnfinishedHere({ id }: { id: string }) {
  const text = useText('commerce');
  const { stand } = usePayment(id);
  const actionUrl = stand.kind === 'pending' ? stand.actionUrl : undefined;
  return (
    <Notice
      action={
        <div className={styles.ways}>
          {actionUrl !== undefined && <BankLink to={actionUrl} />}
          <PaymentLink id={id} />
        </div>
      }
    >
      {text(actionUrl === undefined ? 'payment.unfinished' : 'payment.asks')}
    </Notice>
  );
}

interface UnfinishedElsewhereProps {
  viewer: string;
  /** Of the products that are being paid for. */
  productIds: ReadonlySet<string>;
  /** Said in the place of the usual words. */
  problem?: string | undefined;
}

/** The same of another device, whose payment can be followed and given up here, too. */
export function UnfinishedElsewhere({ viewer, productIds, problem }: UnfinishedElsewhereProps) {
  const text = useText('commerce');
  const { data } = useQuery(contractsQuery(useApi(), viewer));
  const pending = data?.find(({ status, productId }) => status === 'pending' && productIds.has(productId));
  return (
    <Notice tone={problem === undefined ? 'info' : 'danger'} action={pending && <PaymentLink id={pending.id} />}>
      {problem ?? text('checkout.refused.purchase_in_progress')}
    </Notice>
  );
}
