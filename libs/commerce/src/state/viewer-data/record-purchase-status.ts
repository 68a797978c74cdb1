import type { PaymentStatus, UserPurchaseStatus } from '@touchline/contract';
import type { StartContext } from '@touchline/feature-kit';
import { isForTarget } from '../purchase/purchase-machine.ts';
import { findSentPurchase } from '../purchase/purchase-store.ts';
import { settlePurchase } from '../purchase/settle-purchase.ts';
import { showEnd } from '../purchase/show-end.ts';

const chargeStatuses = new Map<string, PaymentStatus>([
  ['active', 'APPROVED'],
  ['pending', 'PENDING'],
]);

/**
 * Stores a message of the socket about a sent purchase of this browser: the contract's id, and whether the purchase is
 * paid. `settleReportedDecline` handles a decline.
 * @returns whether it is paid, so that access reloads
 */
export function recordPurchaseStatus(
  { contractId, productId, eventId, status }: UserPurchaseStatus,
  viewer: string,
  context: Pick<StartContext, 'queryClient' | 'telemetry'>,
): boolean {
  const product = { productId: productId ?? contractId, eventId: eventId ?? undefined };
  const purchase = findSentPurchase(viewer, (sentPurchase) =>
    sentPurchase.contractId === undefined ? isForTarget(product, sentPurchase) : sentPurchase.contractId === contractId,
  );
  const chargeStatus = chargeStatuses.get(status.toLowerCase());
  if (!purchase || !chargeStatus) return false;
  const charge = { status: chargeStatus, contract: { id: contractId } };
  const settledPurchase = settlePurchase(charge, purchase, context);
  if (chargeStatus !== 'APPROVED') return false;
  showEnd(context.queryClient, settledPurchase, charge);
  return true;
}
