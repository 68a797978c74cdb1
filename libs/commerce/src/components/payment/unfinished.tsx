import { useText } from '@touchline/i18n';
import { ButtonLink, Notice } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { ContractView } from '../../api/products/product-view.ts';
import { paymentPath } from '../../paths.ts';
import { BankLink } from './bank-link.tsx';
import styles from './payment.module.css';
import { usePayment } from './use-payment.ts';

interface PaymentLinkProps {
  /** The order's key or the contract's id. */
  id: string;
  /** True if the link is on a picture and not in a notice. */
  isOnPicture?: boolean;
}

/** The link to the payment's page, where the viewer can cancel it. */
function PaymentLink({ id, isOnPicture = false }: PaymentLinkProps) {
  const text = useText('commerce');
  return (
    <ButtonLink
      variant={isOnPicture ? 'glass' : 'outline'}
      size={isOnPicture ? 'l' : 'm'}
      render={(link) => <Link to={paymentPath('processing', id)} {...link} />}
    >
      {text('account.contract.payment')}
    </ButtonLink>
  );
}

/**
 * The link to the bank, or to the payment, for a product whose payment this browser has started.
 * @param id the order's key
 */
export function UnfinishedPayment({ id }: { id: string }) {
  const text = useText('commerce');
  const { paymentState } = usePayment(id);
  const actionUrl = paymentState.kind === 'pending' ? paymentState.actionUrl : undefined;
  return (
    // The notice has no box, because a match's player area on a phone has no space for it.
    <div className={styles.unfinished}>
      <p role="status">{text(actionUrl === undefined ? 'payment.unfinished' : 'payment.asks')}</p>
      {actionUrl !== undefined && <BankLink to={actionUrl} />}
      <PaymentLink id={id} isOnPicture />
    </div>
  );
}

interface RemotePaymentNoticeProps {
  /** The contract with the pending payment, once known. */
  pendingContract: ContractView | undefined;
  /** Replaces the default text. */
  problem?: string | undefined;
}

/** The notice about a payment of another device. The linked page can cancel it, too. */
export function RemotePaymentNotice({ pendingContract, problem }: RemotePaymentNoticeProps) {
  const text = useText('commerce');
  return (
    <Notice
      tone={problem === undefined ? 'info' : 'danger'}
      action={pendingContract && <PaymentLink id={pendingContract.id} />}
    >
      {problem ?? text('checkout.refused.purchase_in_progress')}
    </Notice>
  );
}
