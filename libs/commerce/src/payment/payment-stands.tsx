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
import type { Purchase } from '../purchase/purchase.ts';
import { eventPath, isMatchPath, ownedPath } from '../purchase/paths.ts';
import { BankLink } from './bank-link.tsx';
import { getDeclineText } from './get-decline-text.ts';
import { useCanceling } from './use-canceling.ts';
import type { Payment, PaymentState } from './use-payment.ts';
import { useRecordShownPurchase } from './use-record-shown-purchase.ts';
import styles from './payment.module.css';

interface PaymentMessageProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** An alert when it appears. */
  alert?: boolean;
}

function PaymentMessage({ icon, title, children, action, alert = false }: PaymentMessageProps) {
  return (
    <div className={styles.stand}>
      {icon}
      <h1 className={styles.title}>{title}</h1>
      {/* The heading has the focus and is read with the text; Tab moves to the links. */}
      {children != null && (
        <div className={styles.text} role={alert ? 'alert' : 'status'}>
          {children}
        </div>
      )}
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  );
}

const PaymentLinkButton = ({ to, brand = false, children }: { to: string; brand?: boolean; children: string }) => (
  <ButtonLink variant={brand ? 'brand' : 'outline'} size="l" render={(link) => <Link to={to} {...link} />}>
    {children}
  </ButtonLink>
);

/** Time before the page says that the payment may take a while. */
const longWaitMs = 20_000;

function useIsLong(): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return long;
}

interface ProcessingProps {
  payment: Payment;
  /** The payment's data, once loaded. */
  pending: Extract<PaymentState, { kind: 'pending' }> | undefined;
}

/**
 * The payment has not ended: the page waits for it. During a question of the bank, or after a long wait, the viewer can
 * cancel the order.
 */
export function Processing({ payment, pending }: ProcessingProps) {
  const text = useText('commerce');
  const formats = useFormats();
  const isLong = useIsLong();
  const { canCancel, busy, problem, cancel } = useCanceling(payment);
  const { actionUrl, until } = pending ?? {};
  if (payment.isOffline)
    return (
      <PaymentMessage icon={<IconWifiOff size="l" />} title={text('payment.processing')}>
        {text('payment.offline')}
      </PaymentMessage>
    );
  const asks = actionUrl !== undefined;
  const canGiveUp = pending !== undefined && (asks || isLong) && canCancel;
  return (
    <PaymentMessage
      icon={<Spinner />}
      title={text('payment.processing')}
      action={
        (asks || isLong) && (
          <>
            {asks && <BankLink to={actionUrl} />}
            {canGiveUp && payment.formAt !== undefined && (
              <Button variant="outline" size="l" loading={busy === 'form'} onClick={() => void cancel('form')}>
                {text('payment.anotherCard')}
              </Button>
            )}
            {canGiveUp && (
              <Button variant="ghost" size="l" loading={busy === 'back'} onClick={() => void cancel('back')}>
                {text('payment.cancel')}
              </Button>
            )}
            {isLong && <PaymentLinkButton to={payment.returnTo}>{text('payment.back')}</PaymentLinkButton>}
          </>
        )
      }
    >
      <p>{text(asks ? 'payment.asks' : 'payment.checking')}</p>
      {asks && until !== undefined && <p>{text('payment.until', { time: formats.time(until) })}</p>}
      {/* While the bank asks, the page waits for the viewer’s own answer. */}
      {isLong && !asks && <p>{text('payment.long')}</p>}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </PaymentMessage>
  );
}

/** True if the account was created during the order: the other steps of the sign-up follow. */
const hasSignedUp = ({ formAt }: Purchase): boolean =>
  new URL(formAt, 'https://portal.example').searchParams.has(signedUpParam);

/** The page of the bought product. */
const getPlace = ({ purchase, returnTo }: Payment): string =>
  purchase?.kind === 'ticket' && !isMatchPath(returnTo) ? eventPath(purchase.id) : ownedPath(returnTo);

/** Paid: the viewer reads it here before they open the match. */
export function Paid({ payment, contract }: { payment: Payment; contract: CustomerContract | undefined }) {
  const text = useText('commerce');
  const { purchase, returnTo } = payment;
  const title = purchase?.title ?? contract?.title ?? '';
  const paymentPlace = getPlace(payment);
  useRecordShownPurchase(purchase);
  useEffect(() => storePaidPath(paymentPlace), [paymentPlace]);
  return (
    <PaymentMessage
      icon={<IconCircleCheck size="l" className={styles.good} />}
      title={text('payment.success')}
      action={
        <>
          <PaymentLinkButton to={paymentPlace} brand>
            {text(isMatchPath(paymentPlace) ? 'payment.watch' : 'account.subscription.mine')}
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
 * Declined, and started in another browser: the reason, and the link to the product. The order's page explains a
 * payment of this browser.
 */
export function Failed({ payment, reason }: { payment: Payment; reason: DeclineReason }) {
  const text = useText('commerce');
  return (
    <PaymentMessage
      alert
      icon={<IconCreditCard size="l" className={styles.bad} />}
      title={text('payment.failure')}
      action={<PaymentLinkButton to={payment.returnTo}>{text('payment.back')}</PaymentLinkButton>}
    >
      {getDeclineText(text, reason)}
    </PaymentMessage>
  );
}

/**
 * The request has not arrived so far, but it still may. Another press sends it with the same key, and the backend
 * charges once.
 */
export function Unsent({ payment }: { payment: Payment }) {
  const text = useText('commerce');
  const { formAt, returnTo } = payment;
  return (
    <PaymentMessage
      alert
      icon={<IconCircleAlert size="l" className={styles.bad} />}
      title={text('payment.failure')}
      action={
        <>
          {formAt !== undefined && (
            <PaymentLinkButton to={formAt} brand>
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

/** The address contains no known payment. */
export function Nothing() {
  const text = useText('commerce');
  return (
    <PaymentMessage
      icon={<IconCircleAlert size="l" />}
      title={text('payment.none')}
      action={<PaymentLinkButton to="/account/">{text('payment.account')}</PaymentLinkButton>}
    />
  );
}
