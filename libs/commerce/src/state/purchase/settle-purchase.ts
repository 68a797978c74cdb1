import type { QueryClient } from '@tanstack/react-query';
import { invalidatePersonal } from '@touchline/content';
import type { Charge } from '@touchline/contract';
import type { Telemetry } from '@touchline/telemetry';
import { personalKey } from '../../api/personal-queries.ts';
import { notifyTabs } from '../notify-tabs.ts';
import type { ContractView, ProductView } from '../../api/products/product-view.ts';
import { getSubscriptionKey } from '../../api/product-queries.ts';
import { getTicketKey, type TicketOffer } from '../../api/ticket-query.ts';
import { getPaymentId, isForTarget, type Purchase } from './purchase-machine.ts';
import { findPurchase, movePurchase } from './purchase-store.ts';

const removeProcessing = (product: ProductView): ProductView => ({ ...product, purchaseProcessing: false });

/**
 * Resets the offer and the contracts of a payment that has ended, because the page may have loaded them during the
 * payment.
 */
function forgetProcessing(queryClient: QueryClient, { viewer, kind, id }: Purchase): void {
  queryClient.setQueriesData<ContractView[]>({ queryKey: [...personalKey(viewer), 'contracts'] }, (contracts) =>
    contracts?.filter((contract) => contract.status !== 'pending' || !isForTarget(contract, { kind, id })),
  );
  if (kind === 'subscription')
    queryClient.setQueryData<ProductView>(
      getSubscriptionKey(id),
      (subscription) => subscription && removeProcessing(subscription),
    );
  else
    queryClient.setQueryData<TicketOffer>(
      getTicketKey(id),
      (offer) => offer && { ...offer, ticket: offer.ticket && removeProcessing(offer.ticket) },
    );
}

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
 * Stores the charge of a purchase. The first tab that knows the end reports it to telemetry, and all tabs reload
 * access.
 */
export function settlePurchase(
  charge: Charge,
  purchase: Purchase,
  { queryClient, telemetry }: SettleContext,
): Purchase {
  const earlierPurchase = findPurchase(purchase.viewer, purchase.key) ?? purchase;
  const settledPurchase = movePurchase(earlierPurchase, { type: 'charge', charge });
  if (settledPurchase === earlierPurchase) return settledPurchase;
  if (settledPurchase.state === 'declined') forgetProcessing(queryClient, settledPurchase);
  if (settledPurchase.state === 'approved') {
    telemetry.event('purchase', {
      transaction_id: getPaymentId(settledPurchase),
      ...toPurchaseEvent(settledPurchase),
    });
    notifyTabs(settledPurchase.viewer);
    void reloadAccess(queryClient, settledPurchase.viewer);
  }
  return settledPurchase;
}

/**
 * Allows the next press to send a purchase again, with the same key, if no response contains it. The first request may
 * still arrive, so the form loads the contracts again.
 */
export function reopenPurchase(purchase: Purchase, queryClient: QueryClient): void {
  movePurchase(purchase, { type: 'miss' });
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
