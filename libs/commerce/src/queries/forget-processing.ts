import type { QueryClient } from '@tanstack/react-query';
import type { ContractView, ProductView } from '../products/product-view.ts';
import { isForTarget } from '../purchase/is-for-target.ts';
import type { Purchase } from '../purchase/purchase.ts';
import { personalKey } from './personal-queries.ts';
import { getSubscriptionKey } from './product-queries.ts';
import { type TicketOffer, getTicketKey } from './ticket-query.ts';

const removeProcessing = (product: ProductView): ProductView => ({ ...product, purchaseProcessing: false });

/**
 * Resets the offer and the contracts of a payment that has ended, because the page may have loaded them during the
 * payment.
 */
export function forgetProcessing(queryClient: QueryClient, { viewer, kind, id }: Purchase): void {
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
