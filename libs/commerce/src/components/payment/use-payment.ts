import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { CustomerContract, DeclineReason } from '@touchline/contract';
import { useOnLine, useViewer } from '@touchline/feature-kit';
import { useTelemetry } from '@touchline/telemetry';
import { useEffect } from 'react';
import { isMissing as isPaymentMissing, maxAbsentAnswers, paymentQuery } from '../../state/purchase/payment-query.ts';
import { parseBankAddress } from '../../state/purchase/bank-address.ts';
import { buyPath, eventPath } from '../../paths.ts';
import { getPaymentId, type Purchase } from '../../state/purchase/purchase-machine.ts';
import { findPurchase, getPurchase } from '../../state/purchase/purchase-store.ts';
import { reopenPurchase, settlePurchase } from '../../state/purchase/settle-purchase.ts';

/** A payment's status, for the pages that show it. */
export type PaymentState =
  | { kind: 'asking' }
  /**
   * @param actionUrl the page of the bank that waits for the viewer @param actionUntil the end of that wait, ISO 8601
   */
  | { kind: 'pending'; actionUrl: string | undefined; actionUntil: string | undefined }
  | { kind: 'approved'; contract: CustomerContract | undefined }
  | { kind: 'declined'; reason: DeclineReason }
  /** The charge request has not arrived so far, so the backend has not charged. */
  | { kind: 'absent' }
  /** The backend had confirmed the payment, but no longer knows it. */
  | { kind: 'missing' }
  /** The address contains no known payment. */
  | { kind: 'none' };

export interface PaymentResult {
  id: string;
  paymentState: PaymentState;
  /** The purchase that this browser has stored; undefined if another browser started it. */
  purchase: Purchase | undefined;
  /** The id of a later purchase of the same product that may have been charged. */
  laterPurchaseId: string | undefined;
  /** The page with the order's form, for another card. */
  formAt: string | undefined;
  /** The page that plays the bought contents; a path without the locale's prefix. */
  returnTo: string;
  /** True if the status is unknown because the browser is offline. */
  isOffline: boolean;
}

/** The page that sells the product of a payment that another browser has started. */
function createFormPath({ id, product_id: product = id, event_id: event }: CustomerContract, returnTo: string): string {
  return buyPath(event === undefined ? { kind: 'subscription', id: product } : { kind: 'ticket', id: event }, returnTo);
}

function findLaterPurchaseId(purchase: Purchase): string | undefined {
  const latestPurchase = getPurchase(purchase.viewer, purchase);
  const mayBeCharged = latestPurchase?.state === 'sent' || latestPurchase?.state === 'approved';
  return mayBeCharged && purchase.state !== 'approved' && latestPurchase.key !== purchase.key
    ? getPaymentId(latestPurchase)
    : undefined;
}

/**
 * Polls a payment's status until it has ended, and stores the end.
 * @param id the purchase's key or the contract's id
 */
export function usePayment(id: string): PaymentResult {
  const viewer = useViewer()?.id;
  const queryClient = useQueryClient();
  const telemetry = useTelemetry();
  const isOnLine = useOnLine();
  const { data } = useQuery(paymentQuery(useApi(), viewer, id));
  const storedPurchase = viewer === undefined ? undefined : findPurchase(viewer, id);
  const charge = data?.kind === 'known' ? data.charge : undefined;
  const isAbsent = data?.kind === 'absent' && data.times >= maxAbsentAnswers;
  const isMissing = isPaymentMissing(data);
  // A response without the payment confirms nothing.
  const isConfirmed = data?.kind === 'known' && data.missCount === undefined;

  useEffect(() => {
    const purchase = viewer === undefined ? undefined : findPurchase(viewer, id);
    if (!purchase) return;
    if (charge && isConfirmed) settlePurchase(charge, purchase, { queryClient, telemetry });
    else if ((isAbsent || isMissing) && purchase.state === 'sent') reopenPurchase(purchase, queryClient);
  }, [charge, isConfirmed, isAbsent, isMissing, viewer, id, queryClient, telemetry]);

  const contract = charge?.contract ?? undefined;
  const returnTo = storedPurchase?.returnTo ?? (contract?.event_id === undefined ? '/' : eventPath(contract.event_id));
  return {
    id,
    paymentState: getPaymentState(),
    purchase: storedPurchase,
    laterPurchaseId: storedPurchase && findLaterPurchaseId(storedPurchase),
    formAt: storedPurchase
      ? storedPurchase.formAt || buyPath(storedPurchase, returnTo)
      : contract && createFormPath(contract, returnTo),
    returnTo,
    isOffline: !isOnLine,
  };

  function getPaymentState(): PaymentState {
    if (id === '') return { kind: 'none' };
    // An older response never replaces the known end of a payment.
    if (charge?.status === 'APPROVED' || storedPurchase?.state === 'approved') return { kind: 'approved', contract };
    // A purchase with a stored end needs no request, and no response changes its end.
    if (storedPurchase?.state === 'declined')
      return { kind: 'declined', reason: storedPurchase.reason ?? 'card_declined' };
    if (charge?.status === 'DECLINED') return { kind: 'declined', reason: charge.decline_reason ?? 'card_declined' };
    if (isAbsent) return { kind: storedPurchase ? 'absent' : 'none' };
    if (isMissing) return { kind: 'missing' };
    if (charge)
      return {
        kind: 'pending',
        actionUrl: parseBankAddress(charge.action_url)?.href,
        actionUntil: charge.action_until,
      };
    return { kind: 'asking' };
  }
}
