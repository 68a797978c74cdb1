import { type Query, queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { SiteScope } from '@touchline/feature-kit';
import { type ProductView, toProductView } from '../products/product-view.ts';
import { whileProcessing } from './while-processing.ts';
import { eachOnce } from './each-once.ts';

/** Entries of a page. */
const size = 50;

/** The subscriptions on sale on this site, with the viewer's own data. */
export const subscriptionsQuery = (api: Api, scope: SiteScope = {}) =>
  queryOptions({
    queryKey: ['commerce', 'subscriptions', scope],
    meta: { personal: true },
    async queryFn({ signal }): Promise<ProductView[]> {
      const { getSubscriptions, readPages } = await import('./commerce-calls.ts');
      const words = { type: 'svod|cvod', size, next: true, ...scope } as const;
      const entries = await readPages((page) => api.call(getSubscriptions, { query: { ...words, page } }, { signal }));
      const views = entries.map((product) => toProductView(product));
      return eachOnce(views, ({ id }) => id);
    },
  });

export const subscriptionKey = (id: string) => ['commerce', 'subscription', id] as const;

/** One subscription, by the product's id. */
export const subscriptionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: subscriptionKey(id),
    meta: { personal: true },
    refetchInterval: ({ state }: Query<ProductView>) => whileProcessing(state.data),
    async queryFn({ signal }): Promise<ProductView> {
      const { getSubscription } = await import('./commerce-calls.ts');
      return toProductView(await api.call(getSubscription, { params: { id } }, { signal }));
    },
  });
