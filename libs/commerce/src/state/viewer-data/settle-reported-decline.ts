import type { Charge, UserPurchaseStatus } from '@touchline/contract';
import type { StartContext } from '@touchline/feature-kit';
import { findPurchase } from '../purchase/purchase-store.ts';
import { settlePurchase } from '../purchase/settle-purchase.ts';
import { lookUpPayment } from '../purchase/look-up-payment.ts';
import { showEnd } from '../purchase/show-end.ts';

/** Milliseconds before each look-up, because the backend may report a decline before it has stored it. */
const delaysMs = [0, 1_000, 2_000];
/** Longest wait for a look-up, in milliseconds. */
const maxLookUpMs = 5_000;

/**
 * Settles the sent purchase of a contract that a message of the socket reports as declined. The look-up returns the end
 * with its reason; if it does not, the message alone counts as a decline.
 * @returns whether it has settled such a purchase of this browser
 */
export async function settleReportedDecline(
  { contractId }: Pick<UserPurchaseStatus, 'contractId'>,
  viewer: string,
  { api, queryClient, telemetry }: Pick<StartContext, 'api' | 'queryClient' | 'telemetry'>,
): Promise<boolean> {
  const purchase = findPurchase(viewer, contractId);
  if (purchase?.state !== 'sent') return false;
  const charge = (await lookUpEnd()) ?? { status: 'DECLINED', contract: { id: contractId } };
  const isOpen = findPurchase(viewer, purchase.key)?.state === 'sent';
  if (isOpen) showEnd(queryClient, settlePurchase(charge, purchase, { queryClient, telemetry }), charge);
  return isOpen;

  async function lookUpEnd(): Promise<Charge | undefined> {
    for (const delayMs of delaysMs) {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      try {
        const charge = await lookUpPayment(api, contractId, purchase, AbortSignal.timeout(maxLookUpMs));
        if (charge?.status !== 'PENDING') return charge;
      } catch {
        // The next look-up may succeed.
      }
    }
    return undefined;
  }
}
