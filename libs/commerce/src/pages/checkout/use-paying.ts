import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { Charge } from '@touchline/contract';
import { useErrorText, useNotify, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useStore } from 'jotai';
import { useReducer, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { getDeclineText } from '../../components/payment/get-decline-text.ts';
import { FieldsRefusedError, WalletClosedError } from '../../api/providers/provider.ts';
import { parseBankAddress } from '../../state/purchase/bank-address.ts';
import { ownedPath, paymentPath } from '../../paths.ts';
import { payOrder } from '../../state/purchase/pay-order.ts';
import { getPaymentId, type Purchase } from '../../state/purchase/purchase-machine.ts';
import type { CardPayment } from '../../state/purchase/send-charge.ts';
import { reloadAccess, settlePurchase } from '../../state/purchase/settle-purchase.ts';
import { cardTokenAtom } from '../../state/viewer-data/card-token-atom.ts';
import type { ChosenCard, Order, CheckoutError, CheckoutState } from '../../state/purchase/order.ts';
import { useRefusal } from './use-refusal.ts';

export interface PayingState extends CheckoutState {
  isBusy: boolean;
  pay: (order: Order, source: ChosenCard) => Promise<void>;
}

/** `leaves`: another page opens. The button stays disabled until that page is loaded. */
type ShownOutcome = 'leaves' | CheckoutError;

const mergeState = (previousState: CheckoutState, changes: Partial<CheckoutState>): CheckoutState => ({
  ...previousState,
  ...changes,
});

/** Pays an order (`payOrder`), and shows the outcome of each press. */
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
  const getCheckoutError = useRefusal();
  const isInFlightRef = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [checkoutState, updateCheckout] = useReducer(mergeState, {
    problem: undefined,
    hasNoCard: false,
    isGone: false,
    isCovered: false,
  });

  function redirectTo(path: string): ShownOutcome {
    void navigate(path, { replace: true });
    return 'leaves';
  }

  /** The card for the request, or the problem of the typed card. */
  async function getCardPayment(source: ChosenCard): Promise<CardPayment | { problem: string }> {
    if (source.card === 'stored') return source;
    try {
      const token = await source.tokenize();
      atoms.set(cardTokenAtom, token);
      return { card: 'new', token, shouldStore: source.shouldStore };
    } catch (error) {
      if (error instanceof FieldsRefusedError) return { problem: text('checkout.cardRefused') };
      if (error instanceof WalletClosedError) return { problem: text('checkout.wallet.closed') };
      telemetry.error(error, { section: 'payment provider' });
      return { problem: text(source.card === 'wallet' ? 'checkout.wallet.failed' : 'checkout.providerFailed') };
    }
  }

  async function showCharge(charge: Charge, purchase: Purchase, source: ChosenCard): Promise<ShownOutcome> {
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

  async function sendOrder(order: Order, source: ChosenCard, viewerId: string): Promise<ShownOutcome> {
    const outcome = await payOrder(
      { ...order, viewer: viewerId },
      { api, queryClient, homeHref, getCardPayment: () => getCardPayment(source) },
    );
    atoms.set(cardTokenAtom, null);
    switch (outcome.kind) {
      case 'charged':
        return showCharge(outcome.charge, outcome.purchase, source);
      case 'sent':
        return redirectTo(paymentPath('processing', getPaymentId(outcome.purchase)));
      case 'owned':
        await reloadAccess(queryClient, viewerId);
        notify('success', text('checkout.owned'));
        return redirectTo(ownedPath(order.returnTo));
      case 'refused':
        return getCheckoutError(outcome.error, order, viewerId);
      case 'no-card':
        return { problem: outcome.problem };
      case 'unknown':
        return { problem: errorText(outcome.error) };
    }
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
      let outcome: ShownOutcome | undefined;
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
