import type { CustomerContract, DeclineReason } from '@touchline/contract';
import { storePaidPath, pathWith, signedUpParam } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import {
  Button,
  ButtonLink,
  IconCircleAlert,
  IconCircleCheck,
  IconCreditCard,
  IconWifiOff,
  Spinner,
} from '@touchline/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Purchase } from '../../state/purchase/purchase-machine.ts';
import { findPurchase, movePurchase } from '../../state/purchase/purchase-store.ts';
import { eventPath, isMatchPath, ownedPath } from '../../paths.ts';
import { BankLink } from '../../components/payment/bank-link.tsx';
import { getDeclineText } from '../../components/payment/get-decline-text.ts';
import { useCanceling } from './use-canceling.ts';
import type { PaymentResult, PaymentState } from '../../components/payment/use-payment.ts';
import styles from '../../components/payment/payment.module.css';

interface PaymentMessageProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Whether screen readers announce the state at once. */
  isAlert?: boolean;
}

function PaymentMessage({ icon, title, children, action, isAlert = false }: PaymentMessageProps) {
  return (
    <div className={styles.stand}>
      {icon}
      <h1 className={styles.title}>{title}</h1>
      {/* The heading has the focus, so screen readers read it with the text. Tab moves to the links. */}
      {children != null && (
        <div className={styles.text} role={isAlert ? 'alert' : 'status'}>
          {children}
        </div>
      )}
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  );
}

const PaymentLinkButton = ({ to, isBrand = false, children }: { to: string; isBrand?: boolean; children: string }) => (
  <ButtonLink variant={isBrand ? 'brand' : 'outline'} size="l" render={(link) => <Link to={to} {...link} />}>
    {children}
  </ButtonLink>
);

/** Time after which the page says that the payment may take longer. */
const longWaitMs = 20_000;

function useIsLongWait(): boolean {
  const [isLongWait, setIsLongWait] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLongWait(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return isLongWait;
}

interface ProcessingProps {
  payment: PaymentResult;
  /** The payment's data, once loaded. */
  pendingState: Extract<PaymentState, { kind: 'pending' }> | undefined;
}

/**
 * The page of a pending payment. While the bank waits for the viewer, or after a long wait, the viewer can cancel the
 * order.
 */
export function Processing({ payment, pendingState }: ProcessingProps) {
  const text = useText('commerce');
  const formats = useFormats();
  const isLongWait = useIsLongWait();
  const { canCancel, pendingDestination, problem, cancel } = useCanceling(payment);
  const { actionUrl, actionUntil } = pendingState ?? {};
  if (payment.isOffline)
    return (
      <PaymentMessage icon={<IconWifiOff size="l" />} title={text('payment.processing')}>
        {text('payment.offline')}
      </PaymentMessage>
    );
  const isBankAsking = actionUrl !== undefined;
  const canGiveUp = pendingState !== undefined && (isBankAsking || isLongWait) && canCancel;
  return (
    <PaymentMessage
      icon={<Spinner />}
      title={text('payment.processing')}
      action={
        (isBankAsking || isLongWait) && (
          <>
            {isBankAsking && <BankLink to={actionUrl} />}
            {canGiveUp && payment.formAt !== undefined && (
              <Button
                variant="outline"
                size="l"
                loading={pendingDestination === 'form'}
                onClick={() => void cancel('form')}
              >
                {text('payment.anotherCard')}
              </Button>
            )}
            {canGiveUp && (
              <Button
                variant="ghost"
                size="l"
                loading={pendingDestination === 'back'}
                onClick={() => void cancel('back')}
              >
                {text('payment.cancel')}
              </Button>
            )}
            {isLongWait && <PaymentLinkButton to={payment.returnTo}>{text('payment.back')}</PaymentLinkButton>}
          </>
        )
      }
    >
      <p>{text(isBankAsking ? 'payment.asks' : 'payment.checking')}</p>
      {isBankAsking && actionUntil !== undefined && <p>{text('payment.until', { time: formats.time(actionUntil) })}</p>}
      {/* While the bank waits for the viewer, the payment is not late, so no text says that it takes long. */}
      {isLongWait && !isBankAsking && <p>{text('payment.long')}</p>}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </PaymentMessage>
  );
}

/** True if the account was created during the order, so that the other sign-up steps follow. */
const hasSignedUp = ({ formAt }: Purchase): boolean =>
  new URL(formAt, 'https://portal.example').searchParams.has(signedUpParam);

/** The page of the bought product. */
const getReturnPath = ({ purchase, returnTo }: PaymentResult): string =>
  purchase?.kind === 'ticket' && !isMatchPath(returnTo) ? eventPath(purchase.id) : ownedPath(returnTo);

/** Records that this page has shown the end of a purchase, so that no other page shows it again. */
function useRecordShownPurchase({ viewer, key }: Partial<Purchase> = {}): void {
  useEffect(() => {
    const purchase = viewer === undefined || key === undefined ? undefined : findPurchase(viewer, key);
    if (purchase) movePurchase(purchase, { type: 'show' });
  }, [viewer, key]);
}

/** The page of a paid purchase, before the viewer opens the match. */
export function PaidNotice({ payment, contract }: { payment: PaymentResult; contract: CustomerContract | undefined }) {
  const text = useText('commerce');
  const { purchase, returnTo } = payment;
  const title = purchase?.title ?? contract?.title ?? '';
  const paymentReturnPath = getReturnPath(payment);
  useRecordShownPurchase(purchase);
  useEffect(() => storePaidPath(paymentReturnPath), [paymentReturnPath]);
  return (
    <PaymentMessage
      icon={<IconCircleCheck size="l" className={styles.good} />}
      title={text('payment.success')}
      action={
        <>
          <PaymentLinkButton to={paymentReturnPath} isBrand>
            {text(isMatchPath(paymentReturnPath) ? 'payment.watch' : 'account.subscription.mine')}
          </PaymentLinkButton>
          {purchase && hasSignedUp(purchase) && (
            <PaymentLinkButton to={pathWith('/auth/sign-up/personalization/', { returnTo })}>
              {text('payment.setUp')}
            </PaymentLinkButton>
          )}
        </>
      }
    >
      {title === '' ? text('payment.paid') : text('payment.paidFor', { title })}
    </PaymentMessage>
  );
}

/**
 * The page of a declined payment that was started in another browser: the reason, and the link to the product. For a
 * payment of this browser, the order's form shows the reason.
 */
export function PaymentFailed({ payment, reason }: { payment: PaymentResult; reason: DeclineReason }) {
  const text = useText('commerce');
  return (
    <PaymentMessage
      isAlert
      icon={<IconCreditCard size="l" className={styles.bad} />}
      title={text('payment.failure')}
      action={<PaymentLinkButton to={payment.returnTo}>{text('payment.back')}</PaymentLinkButton>}
    >
      {getDeclineText(text, reason)}
    </PaymentMessage>
  );
}

/**
 * The page of a request that has not reached the backend so far. Another press sends it with the same key, and the
 * backend charges once.
 */
export function PaymentNotSent({ payment }: { payment: PaymentResult }) {
  const text = useText('commerce');
  const { formAt, returnTo } = payment;
  return (
    <PaymentMessage
      isAlert
      icon={<IconCircleAlert size="l" className={styles.bad} />}
      title={text('payment.failure')}
      action={
        <>
          {formAt !== undefined && (
            <PaymentLinkButton to={formAt} isBrand>
              {text('payment.again')}
            </PaymentLinkButton>
          )}
          <PaymentLinkButton to={returnTo}>{text('payment.back')}</PaymentLinkButton>
        </>
      }
    >
      <p>{text('payment.unsent')}</p>
      <p>{text('payment.notChargedSoFar')}</p>
    </PaymentMessage>
  );
}

/**
 * The page for an address without a payment, or with one that the backend does not know.
 * @param formAt the page that buys the product again
 */
export function NoPayment({ isUnknown, formAt }: { isUnknown: boolean; formAt?: string | undefined }) {
  const text = useText('commerce');
  return (
    <PaymentMessage
      icon={<IconCircleAlert size="l" />}
      title={text(isUnknown ? 'account.contract.missing' : 'payment.none')}
      action={
        <>
          <PaymentLinkButton to="/account/">{text('payment.account')}</PaymentLinkButton>
          {formAt !== undefined && <PaymentLinkButton to={formAt}>{text('payment.again')}</PaymentLinkButton>}
        </>
      }
    />
  );
}
