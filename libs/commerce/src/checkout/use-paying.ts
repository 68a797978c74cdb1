import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { type Charge, PortalError } from '@touchline/contract';
import { useErrorText, useNotify, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useStore } from 'jotai';
import { useReducer, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { getDeclineText } from '../payment/get-decline-text.ts';
import type { ContractView } from '../products/product-view.ts';
import { parseBankAddress } from '../purchase/bank-address.ts';
import { isForTarget } from '../purchase/is-for-target.ts';
import { startPurchase } from '../purchase/start-purchase.ts';
import { ownedPath, paymentPath } from '../purchase/paths.ts';
import { getPaymentId, type Purchase } from '../purchase/purchase.ts';
import { deletePurchase, getPurchase, storePurchase } from '../purchase/purchase-store.ts';
import { sendCharge } from '../purchase/send-charge.ts';
import { reloadAccess, settlePurchase } from '../purchase/settle-purchase.ts';
import { lookUpPayment } from '../queries/look-up-payment.ts';
import { contractsQuery } from '../queries/personal-queries.ts';
import { cardTokenAtom } from '../viewer-data/card-token-atom.ts';
import type { ChosenCard, Order, CheckoutError, CheckoutState } from './order.ts';
import { usePaymentToken } from './use-paid-with.ts';
import { useRefusal } from './use-refusal.ts';

export interface PayingState extends CheckoutState {
  isBusy: boolean;
  pay: (order: Order, source: ChosenCard) => Promise<void>;
}

/** `leaves`: another page opens. The button stays disabled until that page is loaded. */
type PayingOutcome = 'leaves' | CheckoutError;

/** Longest wait for the contracts before a charge, in milliseconds. */
const maxContractsWaitMs = 3_000;

const mergeState = (previousState: CheckoutState, changes: Partial<CheckoutState>): CheckoutState => ({
  ...previousState,
  ...changes,
});

/** Pays once for each order, even after several presses. After a possible charge, the payment's page looks it up. */
export function usePaying(): PayingState {
  const api = useApi();
  const atoms = useStore();
  const queryClient = useQueryClient();
  const telemetry = useTelemetry();
  const viewer = useViewer()?.id;
  const navigate = useNavigate();
  const notify = useNotify();
  const text = useText('commerce');
  const errorText = useErrorText();
  const homeHref = useHref('/');
  const getCardPayment = usePaymentToken();
  const getCheckoutError = useRefusal();
  const isInFlightRef = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [checkoutState, updateCheckout] = useReducer(mergeState, {
    problem: undefined,
    hasNoCard: false,
    isGone: false,
    isCovered: false,
  });

  function redirectTo(path: string): PayingOutcome {
    void navigate(path, { replace: true });
    return 'leaves';
  }

  async function followCharge(charge: Charge, purchase: Purchase, source: ChosenCard): Promise<PayingOutcome> {
    const id = getPaymentId(settlePurchase(charge, purchase, { queryClient, telemetry }));
    if (charge.status === 'APPROVED') return redirectTo(paymentPath('success', id));
    if (charge.status === 'DECLINED') {
      // If the provider failed, the next press may charge the same card.
      if (source.card === 'new' && charge.decline_reason !== 'provider_unavailable') source.clear();
      return { problem: getDeclineText(text, charge.decline_reason) };
    }
    // A viewer who returns from the bank with the back button gets the payment's status.
    await navigate(paymentPath('processing', id), { replace: true });
    const bankUrl = parseBankAddress(charge.action_url);
    if (bankUrl && (source.card === 'stored' || source.mayAskAt(bankUrl))) location.assign(bankUrl);
    return 'leaves';
  }

  /**
   * The contracts for the product before a charge, and the contract that another device has made since the form
   * opened.
   */
  async function checkContracts(order: Order, viewerId: string) {
    const query = contractsQuery(api, viewerId);
    const loadedIds = new Set(queryClient.getQueryData(query.queryKey)?.map(({ id }) => id));
    const reloadPromise = queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
    // A slow list must not stop the payment.
    await Promise.race([reloadPromise, new Promise((resolve) => setTimeout(resolve, maxContractsWaitMs))]);
    const contracts = (queryClient.getQueryData(query.queryKey) ?? []).filter((contract) =>
      isForTarget(contract, order),
    );
    const isNew = ({ id, status, isActive }: ContractView): boolean =>
      !loadedIds.has(id) && (status === 'pending' || (isActive && !order.evenIfCovered));
    return { ids: contracts.map(({ id }) => id).slice(0, 100), newContract: contracts.find(isNew) };
  }

  async function openOwnedProduct(order: Order, viewerId: string): Promise<PayingOutcome> {
    await reloadAccess(queryClient, viewerId);
    notify('success', text('checkout.owned'));
    return redirectTo(ownedPath(order.returnTo));
  }

  async function sendOrder(order: Order, source: ChosenCard, viewerId: string): Promise<PayingOutcome> {
    const startedPurchase = startPurchase({ ...order, viewer: viewerId });
    // Another tab has sent the purchase, or this page has sent it before a reload.
    if (startedPurchase.state === 'sent') return redirectTo(paymentPath('processing', getPaymentId(startedPurchase)));
    const paymentResult = await getCardPayment(source);
    if ('problem' in paymentResult) return paymentResult;
    if (startedPurchase.mayHaveArrived) {
      try {
        const charge = await lookUpPayment(api, startedPurchase.key, startedPurchase);
        if (charge) return await followCharge(charge, startedPurchase, source);
      } catch (error) {
        return { problem: errorText(error) };
      }
    }
    let { earlierContractIds } = startedPurchase;
    if (!earlierContractIds) {
      const { ids, newContract } = await checkContracts(order, viewerId);
      if (newContract?.status === 'pending')
        return getCheckoutError(new PortalError('purchase_in_progress'), order, viewerId);
      if (newContract) return openOwnedProduct(order, viewerId);
      earlierContractIds = ids;
    }
    // Another tab may have sent the purchase meanwhile. A backend that ignores keys would charge twice.
    const latestPurchase = getPurchase(viewerId, startedPurchase);
    if (latestPurchase?.state === 'sent') return redirectTo(paymentPath('processing', getPaymentId(latestPurchase)));
    const purchase = storePurchase({ ...startedPurchase, earlierContractIds, state: 'sent' });
    const returnUrl = homeHref.replace(/\/$/, '') + paymentPath('processing', purchase.key);
    const chargeResult = await sendCharge(api, purchase, paymentResult, returnUrl);
    atoms.set(cardTokenAtom, null);
    if (chargeResult.kind === 'answered') return followCharge(chargeResult.charge, purchase, source);
    if (chargeResult.kind === 'lost') return redirectTo(paymentPath('processing', purchase.key));
    deletePurchase(purchase);
    // A refusal does not rule out a charge by an earlier request, so the next press looks it up again.
    if (purchase.mayHaveArrived)
      startPurchase({ ...order, viewer: viewerId, mayHaveArrived: true, earlierContractIds });
    if (chargeResult.error.code !== 'already_owned') return getCheckoutError(chargeResult.error, order, viewerId);
    return openOwnedProduct(order, viewerId);
  }

  return {
    ...checkoutState,
    isBusy,
    async pay(order, source) {
      if (isInFlightRef.current || viewer === undefined) return;
      updateCheckout({ problem: undefined });
      if (!navigator.onLine) return updateCheckout({ problem: text('checkout.offline') });
      isInFlightRef.current = true;
      setIsBusy(true);
      let outcome: PayingOutcome | undefined;
      try {
        outcome = await sendOrder(order, source, viewer);
        if (outcome !== 'leaves') updateCheckout(outcome);
      } finally {
        isInFlightRef.current = outcome === 'leaves';
        setIsBusy(isInFlightRef.current);
      }
    },
  };
}
