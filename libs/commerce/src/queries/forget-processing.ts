import type { QueryClient } from '@tanstack/react-query';
import type { ProductView } from '../products/product-view.ts';
import type { PurchaseTarget } from '../purchase/purchase.ts';
import { subscriptionKey } from './product-queries.ts';
import { type TicketOffer, ticketKey } from './ticket-query.ts';

const withoutProcessing = (product: ProductView): ProductView => ({ ...product, purchaseProcessing: false });

/** Resets an offer whose payment has ended: the page may have read it during the payment. */
export function forgetProcessing(queryClient: QueryClient, { kind, id }: PurchaseTarget): void {
  if (kind === 'subscription')
    queryClient.setQueryData<ProductView>(
      subscriptionKey(id),
      (subscription) => subscription && withoutProcessing(subscription),
    );
  else
    queryClient.setQueryData<TicketOffer>(
      ticketKey(id),
      (offer) => offer && { ...offer, ticket: offer.ticket && withoutProcessing(offer.ticket) },
    );
}
