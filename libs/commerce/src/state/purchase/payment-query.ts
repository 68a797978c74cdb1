import { type Query, queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Charge } from '@touchline/contract';
import { findPurchase } from './purchase-store.ts';
import { lookUpPayment } from './look-up-payment.ts';
import { personalKey } from '../../api/personal-queries.ts';

/**
 * A payment's status from the backend. `absent`: the payment is unknown so far, in `times` responses. `missCount`: the
 * number of the latest responses that lack a payment which an earlier response has confirmed.
 */
export type PaymentAnswer = { kind: 'known'; charge: Charge; missCount?: number } | { kind: 'absent'; times: number };

/** Number of responses without the payment after which a request counts as not arrived. */
export const maxAbsentAnswers = 4;

/** A request counts as not arrived only after this time, in milliseconds: twice the time limit of the request. */
const maxArrivalMs = 60_000;

/** Number of misses, in about a minute, after which a confirmed payment counts as missing. */
const maxMisses = 10;

/** Whether the backend no longer knows a payment that it has confirmed, or the payment's contract has ended. */
export const isMissing = (answer: PaymentAnswer | undefined): boolean =>
  answer?.kind === 'known' && answer.charge.status === 'PENDING' && (answer.missCount ?? 0) >= maxMisses;

/**
 * Milliseconds before each next request; the last value repeats. A message of the socket causes a request at once.
 */
const pollDelaysMs = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 10_000, 10_000, 10_000, 20_000, 30_000];

const hasEnded = (answer: PaymentAnswer | undefined): boolean =>
  answer?.kind === 'absent'
    ? answer.times >= maxAbsentAnswers
    : answer !== undefined && (answer.charge.status !== 'PENDING' || isMissing(answer));

/**
 * Polls a payment's status, by its contract's id or its purchase's key, less and less often until it ends. It charges
 * no card.
 */
export const paymentQuery = (api: Api, viewer: string | undefined, id: string) =>
  queryOptions({
    queryKey: [...personalKey(viewer), 'payment', id],
    meta: { personal: 'own' },
    enabled: viewer !== undefined && id !== '',
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }: Query<PaymentAnswer>) =>
      hasEnded(state.data)
        ? false
        : (pollDelaysMs[Math.min(state.dataUpdateCount + state.errorUpdateCount, pollDelaysMs.length) - 1] ??
          pollDelaysMs[0]),
    async queryFn({ signal, client, queryKey }): Promise<PaymentAnswer> {
      const purchase = viewer === undefined ? undefined : findPurchase(viewer, id);
      const charge = await lookUpPayment(api, id, purchase, signal);
      if (charge) return { kind: 'known', charge };
      // The socket may have reported a decline, and a backend may leave declined contracts out of its list.
      if (purchase?.state === 'declined')
        return { kind: 'known', charge: { status: 'DECLINED', decline_reason: purchase.reason } };
      const previousAnswer = client.getQueryData<PaymentAnswer>(queryKey);
      // A response without the payment never replaces an earlier response that contains the payment.
      if (previousAnswer?.kind === 'known')
        return { ...previousAnswer, missCount: (previousAnswer.missCount ?? 0) + 1 };
      if (purchase?.isKnown) return { kind: 'known', charge: { status: 'PENDING' }, missCount: 1 };
      const times = (previousAnswer?.times ?? 0) + 1;
      const mayArrive = purchase?.state === 'sent' && Math.abs(Date.now() - purchase.at) < maxArrivalMs;
      return { kind: 'absent', times: mayArrive ? Math.min(times, maxAbsentAnswers - 1) : times };
    },
  });
