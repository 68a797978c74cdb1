import { type Query, queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { SiteScope } from '@touchline/feature-kit';
import { type ProductView, toProductView } from './products/product-view.ts';
import { storeIsCut } from './cut-lists.ts';
import { getProcessingIntervalMs } from './get-processing-interval-ms.ts';
import { removeDuplicates } from './remove-duplicates.ts';

const pageSize = 50;

/** The subscriptions on sale on this site, with the viewer's own data. */
export const subscriptionsQuery = (api: Api, scope: SiteScope = {}) =>
  queryOptions({
    queryKey: ['commerce', 'subscriptions', scope],
    meta: { personal: true },
    async queryFn({ signal, client, queryKey }): Promise<ProductView[]> {
      const { getSubscriptions, readWholeList } = await import('./commerce-calls.ts');
      const queryParams = { type: 'svod|cvod', size: pageSize, next: true, ...scope } as const;
      const { entries, isCut } = await readWholeList(
        (page) => api.call(getSubscriptions, { query: { ...queryParams, page } }, { signal }),
        { size: pageSize },
      );
      storeIsCut(client, queryKey, isCut);
      const views = entries.map((product) => toProductView(product));
      return removeDuplicates(views, ({ id }) => id);
    },
  });

export const getSubscriptionKey = (id: string) => ['commerce', 'subscription', id] as const;

/** One subscription, by the product's id. */
export const subscriptionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: getSubscriptionKey(id),
    meta: { personal: true },
    refetchInterval: ({ state }: Query<ProductView>) => getProcessingIntervalMs(state.data),
    async queryFn({ signal }): Promise<ProductView> {
      const { getSubscription } = await import('./commerce-calls.ts');
      return toProductView(await api.call(getSubscription, { params: { id } }, { signal }));
    },
  });
