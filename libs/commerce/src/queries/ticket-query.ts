import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { type ProductView, toProductView } from '../products/product-view.ts';

/** The cheapest ticket of an event; null where none is sold. */
export const ticketQuery = (api: Api, eventId: string) =>
  queryOptions({
    queryKey: ['commerce', 'ticket', eventId],
    meta: { personal: true },
    async queryFn({ signal }): Promise<ProductView | null> {
      const { getCommerceOptions } = await import('./commerce-calls.ts');
      const { entries } = await api.call(getCommerceOptions, { query: { eventId } }, { signal });
      const tickets = entries.map((product) => toProductView(product)).filter(({ type }) => type === 'PPV');
      return tickets.toSorted((a, b) => Number(a.price) - Number(b.price))[0] ?? null;
    },
  });
