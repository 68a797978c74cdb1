import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { Charge } from '@touchline/contract';
import { isOffered, noteMissingCall, useNotify, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { renewOwned, settle } from '../purchase/settle.ts';
import { type PaymentAnswer, paymentQuery } from '../queries/payment-query.ts';
import { declinedState, declineWords } from './decline-words.ts';
import type { Payment } from './use-payment.ts';

/** The page after a canceled order: the form for another card, or the product's page. */
export type AfterCanceling = 'form' | 'back';

export interface Canceling {
  canCancel: boolean;
  /** The button that waits for its answer. */
  busy: AfterCanceling | undefined;
  problem: string | undefined;
  cancel: (then: AfterCanceling) => Promise<void>;
}

/**
 * Cancels an order that has not ended. A charge that has passed before the cancel wins: its page shows the purchase.
 */
export function useCanceling({ id, purchase, formAt, returnTo }: Payment): Canceling {
  const api = useApi();
  const queryClient = useQueryClient();
  const telemetry = useTelemetry();
  const viewer = useViewer()?.id;
  const navigate = useNavigate();
  const notify = useNotify();
  const text = useText('commerce');
  const [canCancel, setCanCancel] = useState(() => isOffered('cancel_order'));
  const underWay = useRef(false);
  const [busy, setBusy] = useState<AfterCanceling>();
  const [problem, setProblem] = useState<string>();

  async function follow(charge: Charge, then: AfterCanceling): Promise<void> {
    if (charge.status === 'PENDING') return setProblem(text('payment.cannotCancel'));
    if (charge.status === 'APPROVED') {
      const answer: PaymentAnswer = { kind: 'known', charge };
      queryClient.setQueryData([...paymentQuery(api, viewer, id).queryKey], answer);
      return;
    }
    if (purchase) settle(charge, purchase, { queryClient, telemetry });
    await renewOwned(queryClient, viewer);
    // The cached offer still marks its payment as under way.
    queryClient.removeQueries({ queryKey: ['commerce'], type: 'inactive' });
    const reason = charge.decline_reason ?? 'canceled';
    if (then === 'form' && formAt !== undefined)
      return void navigate(formAt, { replace: true, state: declinedState(reason) });
    notify('success', declineWords(text, reason));
    await navigate(returnTo, { replace: true });
  }

  return {
    canCancel,
    busy,
    problem,
    async cancel(then) {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(then);
      setProblem(undefined);
      try {
        const { cancelOrder } = await import('../queries/cancel-call.ts');
        await follow(await api.call(cancelOrder, { body: { id } }), then);
      } catch (error) {
        const isMissing = noteMissingCall('cancel_order', error);
        setCanCancel(!isMissing);
        setProblem(text(isMissing ? 'payment.cannotCancel' : 'payment.cancelFailed'));
      } finally {
        underWay.current = false;
        setBusy(undefined);
      }
    },
  };
}
