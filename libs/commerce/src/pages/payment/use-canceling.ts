import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { type Charge, isNotOffered } from '@touchline/contract';
import { isOffered, useNotify, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getPaymentId } from '../../state/purchase/purchase-machine.ts';
import { reloadAccess, settlePurchase } from '../../state/purchase/settle-purchase.ts';
import { type PaymentAnswer, paymentQuery } from '../../state/purchase/payment-query.ts';
import { toDeclineState, getDeclineText } from '../../components/payment/get-decline-text.ts';
import type { PaymentResult } from '../../components/payment/use-payment.ts';

/** The page after a canceled order: the form for another card, or the product's page. */
export type CancelDestination = 'form' | 'back';

export interface CancelingState {
  canCancel: boolean;
  /** The destination of the pressed button, while the request runs. */
  pendingDestination: CancelDestination | undefined;
  problem: string | undefined;
  cancel: (destination: CancelDestination) => Promise<void>;
}

/** Cancels a pending order. If it was charged before the cancellation, its page shows the purchase. */
export function useCanceling({ id, purchase, formAt, returnTo }: PaymentResult): CancelingState {
  const api = useApi();
  const queryClient = useQueryClient();
  const telemetry = useTelemetry();
  const viewer = useViewer()?.id;
  const navigate = useNavigate();
  const notify = useNotify();
  const text = useText('commerce');
  const [canCancel, setCanCancel] = useState(() => isOffered('cancel_order'));
  const isInFlightRef = useRef(false);
  const [pendingDestination, setPendingDestination] = useState<CancelDestination>();
  const [problem, setProblem] = useState<string>();

  /**
   * The response to a cancellation may lack a status and then counts as pending, so the payment's own status decides.
   */
  async function fetchCurrentCharge(charge: Charge): Promise<Charge> {
    const answer = await queryClient.fetchQuery(paymentQuery(api, viewer, id)).catch(() => undefined);
    return answer?.kind === 'known' ? answer.charge : charge;
  }

  async function followCharge(charge: Charge, destination: CancelDestination): Promise<void> {
    if (charge.status === 'APPROVED') {
      const answer: PaymentAnswer = { kind: 'known', charge };
      queryClient.setQueryData([...paymentQuery(api, viewer, id).queryKey], answer);
      return;
    }
    if (charge.status === 'PENDING') return setProblem(text('payment.cannotCancel'));
    if (purchase) settlePurchase(charge, purchase, { queryClient, telemetry });
    await reloadAccess(queryClient, viewer);
    // The cached offer still says that a payment is pending.
    queryClient.removeQueries({ queryKey: ['commerce'], type: 'inactive' });
    const reason = charge.decline_reason ?? 'canceled';
    if (destination === 'form' && formAt !== undefined)
      return void navigate(formAt, { replace: true, state: toDeclineState(reason) });
    notify('success', getDeclineText(text, reason));
    await navigate(returnTo, { replace: true });
  }

  return {
    canCancel,
    pendingDestination,
    problem,
    async cancel(destination) {
      if (isInFlightRef.current) return;
      isInFlightRef.current = true;
      setPendingDestination(destination);
      setProblem(undefined);
      try {
        const { cancelOrder } = await import('../../api/purchase-calls.ts');
        const charge = await api.call(cancelOrder, { body: { id: purchase ? getPaymentId(purchase) : id } });
        await followCharge(charge.status === 'PENDING' ? await fetchCurrentCharge(charge) : charge, destination);
      } catch (error) {
        const isMissing = isNotOffered(error);
        setCanCancel(!isMissing);
        setProblem(text(isMissing ? 'payment.cannotCancel' : 'payment.cancelFailed'));
      } finally {
        isInFlightRef.current = false;
        setPendingDestination(undefined);
      }
    },
  };
}
