import type { QueryClient } from '@tanstack/react-query';
import type { Charge } from '@touchline/contract';
import type { Purchase } from './purchase-machine.ts';
import type { PaymentAnswer } from './payment-query.ts';
import { personalKey } from '../../api/personal-queries.ts';

/** Shows a purchase's end on its open pages, which do not render again after an unchanged response. */
export function showEnd(
  queryClient: QueryClient,
  { viewer, key, contractId }: Purchase,
  { status, decline_reason }: Charge,
): void {
  for (const id of [key, contractId])
    queryClient.setQueryData<PaymentAnswer>(
      [...personalKey(viewer), 'payment', id],
      (answer) => answer && { kind: 'known', charge: { status, decline_reason } },
    );
}
