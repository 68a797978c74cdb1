import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { ProductView } from '../products/product-view.ts';
import type { PurchaseTarget } from '../purchase/purchase.ts';
import { subscriptionQuery } from './product-queries.ts';
import { ticketQuery } from './ticket-query.ts';

/** Loads an offer again, also for the page that shows it. Null if it is no longer on sale. @throws PortalError */
export async function fetchCurrentOffer(
  queryClient: QueryClient,
  api: Api,
  { kind, id }: PurchaseTarget,
): Promise<ProductView | null> {
  if (kind === 'subscription') return queryClient.fetchQuery({ ...subscriptionQuery(api, id), staleTime: 0 });
  return (await queryClient.fetchQuery({ ...ticketQuery(api, id), staleTime: 0 })).ticket;
}
