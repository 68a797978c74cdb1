import { type Query, queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { SiteScope } from '@touchline/feature-kit';
import { type ProductView, toProductView } from '../products/product-view.ts';
import { whileProcessing } from './while-processing.ts';
import { eachOnce } from './each-once.ts';

/** More than a customer sells; what a broken backend sends beyond it is left out. */
const most = 50;

/** The subscriptions on sale on this site; what the viewer has of them depends on who asks. */
export const subscriptionsQuery = (api: Api, scope: SiteScope = {}) =>
  queryOptions({
    queryKey: ['commerce', 'subscriptions', scope],
    meta: { personal: true },
    async queryFn({ signal }): Promise<ProductView[]> {
      const { getSubscriptions } = await import('./commerce-calls.ts');
      const query = { type: 'svod|cvod', page: 0, size: most, ...scope } as const;
      const { entries } = await api.call(getSubscriptions, { query }, { signal });
      const views = entries.slice(0, most).map((product) => toProductView(product));
      return eachOnce(views, ({ id }) => id);
    },
  });

/** One of them, by the product's id. */
export const subscriptionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['commerce', 'subscription', id],
    meta: { personal: true },
    refetchInterval: ({ state }: Query<ProductView>) => whileProcessing(state.data),
    async queryFn({ signal }): Promise<ProductView> {
      const { getSubscription } = await import('./commerce-calls.ts');
      return toProductView(await api.call(getSubscription, { params: { id } }, { signal }));
    },
  });
