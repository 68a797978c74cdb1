import type { QueryClient } from '@tanstack/react-query';
import { invalidatePersonal } from '@touchline/content';
import type { Charge } from '@touchline/contract';
import type { Telemetry } from '@touchline/telemetry';
import { forgetProcessing } from '../queries/forget-processing.ts';
import { personalKey } from '../queries/personal-queries.ts';
import { getPaymentId, hasEnded, type Purchase } from './purchase.ts';
import { storePurchase, findPurchase } from './purchase-store.ts';
import { notifyTabs } from '../viewer-data/notify-tabs.ts';

/** Invalidates the queries that a purchase may have changed: access, and the viewer's own data. */
export async function reloadAccess(queryClient: QueryClient, viewer: string | undefined): Promise<void> {
  await Promise.all([
    invalidatePersonal(queryClient),
    queryClient.invalidateQueries({ queryKey: personalKey(viewer), refetchType: 'active' }),
  ]);
}

interface SettleContext {
  queryClient: QueryClient;
  telemetry: Telemetry;
}

/**
 * Stores a purchase's end once. The first tab that knows it reports it to telemetry, and all tabs reload access. For
 * a pending purchase it stores the contract's id.
 */
export function settlePurchase(
  charge: Charge,
  storedPurchase: Purchase,
  { queryClient, telemetry }: SettleContext,
): Purchase {
  const latestPurchase = findPurchase(storedPurchase.viewer, storedPurchase.key) ?? storedPurchase;
  if (hasEnded(latestPurchase)) return latestPurchase;
  const contractId = charge.contract?.id ?? latestPurchase.contractId;
  const purchase: Purchase = { ...latestPurchase, contractId, isKnown: true };
  if (charge.status === 'PENDING') {
    const isStored =
      latestPurchase.state === 'sent' && latestPurchase.isKnown && latestPurchase.contractId === contractId;
    return isStored ? latestPurchase : storePurchase({ ...purchase, state: 'sent' });
  }
  if (charge.status === 'DECLINED') {
    forgetProcessing(queryClient, purchase);
    return storePurchase({ ...purchase, state: 'declined', reason: charge.decline_reason ?? 'card_declined' });
  }
  const endedPurchase = storePurchase({ ...purchase, state: 'approved', reason: undefined });
  telemetry.event('purchase', {
    transaction_id: getPaymentId(purchase),
    ...toPurchaseEvent(purchase),
  });
  notifyTabs(purchase.viewer);
  void reloadAccess(queryClient, purchase.viewer);
  return endedPurchase;
}

/**
 * Allows the next press to send a purchase again, with the same key, if no response knows it. The first request may
 * still arrive, so the form loads the contracts again.
 */
export function reopenPurchase(purchase: Purchase, queryClient: QueryClient): void {
  storePurchase({ ...purchase, state: 'open', mayHaveArrived: true });
  const queryKey = [...personalKey(purchase.viewer), 'contracts'];
  void queryClient.invalidateQueries({ queryKey });
  // The portal's queries do not refetch on mount, so an unused query is removed.
  queryClient.removeQueries({ queryKey, type: 'inactive' });
}

/** A purchase as a GA4 event. */
export const toPurchaseEvent = ({
  kind,
  id,
  title,
  price,
  currency,
}: Pick<Purchase, 'kind' | 'id' | 'title' | 'price' | 'currency'>) => ({
  ...(currency === 'N/A' ? {} : { currency }),
  ...(price === undefined ? {} : { value: price }),
  items: [{ item_id: id, item_name: title, item_category: kind, price }],
});
