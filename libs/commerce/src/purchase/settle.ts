import type { QueryClient } from '@tanstack/react-query';
import { invalidatePersonal } from '@touchline/content';
import type { Charge } from '@touchline/contract';
import type { Telemetry } from '@touchline/telemetry';
import { forgetProcessing } from '../queries/forget-processing.ts';
import { ownKey } from '../queries/own-queries.ts';
import { hasEnded, type Purchase } from './purchase.ts';
import { keepPurchase, purchaseByKey } from './purchase-store.ts';
import { tellTabs } from '../session/tabs.ts';

/** Has everything asked anew that a purchase may have changed: what may be watched, and what the viewer has. */
export async function renewOwned(queryClient: QueryClient, viewer: string | undefined): Promise<void> {
  await Promise.all([
    invalidatePersonal(queryClient),
    queryClient.invalidateQueries({ queryKey: ownKey(viewer), refetchType: 'active' }),
  ]);
}

interface SettleContext {
  queryClient: QueryClient;
  telemetry: Telemetry;
}

/**
 * Notes how a wish has ended, once: whoever learns it first, this page or another tab, says it to telemetry, and what was bought opens everywhere.
 * One that has not ended stays as it was sent.
 */
export function settle(charge: Charge, known: Purchase, { queryClient, telemetry }: SettleContext): Purchase {
  const purchase = purchaseByKey(known.viewer, known.key) ?? known;
  if (charge.status === 'PENDING' || hasEnded(purchase)) return purchase;
  if (charge.status === 'DECLINED') {
    forgetProcessing(queryClient, purchase);
    return keepPurchase({ ...purchase, state: 'declined', reason: charge.decline_reason ?? 'card_declined' });
  }
  const ended = keepPurchase({ ...purchase, state: 'approved', reason: undefined });
  telemetry.event('purchase', {
    transaction_id: charge.contract?.id ?? purchase.key,
    ...whatIsBought(purchase),
  });
  tellTabs(purchase.viewer);
  void renewOwned(queryClient, purchase.viewer);
  return ended;
}

/** A purchase in GA4's words. */
export const whatIsBought = ({
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
