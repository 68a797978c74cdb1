import type { QueryClient } from '@tanstack/react-query';
import type { ProductView } from '../products/product-view.ts';
import type { Wanted } from '../purchase/purchase.ts';
import { subscriptionKey } from './product-queries.ts';
import { type TicketOffer, ticketKey } from './ticket-query.ts';

const freed = (product: ProductView): ProductView => ({ ...product, purchaseProcessing: false });

/** Frees an offer whose payment has ended: the page may have read it while the payment was under way. */
export function forgetProcessing(queryClient: QueryClient, { kind, id }: Wanted): void {
  if (kind === 'subscription')
    queryClient.setQueryData<ProductView>(subscriptionKey(id), (known) => known && freed(known));
  else
    queryClient.setQueryData<TicketOffer>(
      ticketKey(id),
      (known) => known && { ...known, ticket: known.ticket && freed(known.ticket) },
    );
}
