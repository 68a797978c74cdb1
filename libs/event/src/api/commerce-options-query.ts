import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { isPayable, type Product } from '@touchline/contract';

/** Limit of products, in case of a broken backend. */
const maxProducts = 50;

/**
 * The tickets and subscriptions that give access to an event (specification, section 7); they depend on the viewer. Its
 * key starts with `commerce`, so that a payment invalidates it together with the other queries of commerce.
 */
export const commerceOptionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['commerce', 'options', id],
    retry: false,
    meta: { personal: true },
    queryFn: async ({ signal }): Promise<Product[]> => {
      const { getCommerceOptions } = await import('./commerce-options-call.ts');
      const { entries } = await api.call(getCommerceOptions, { query: { eventId: id } }, { signal });
      return entries.slice(0, maxProducts);
    },
  });

/** The price of the cheapest ticket that can be paid. */
export function findCheapestTicket(
  options: readonly Product[],
): { price: string; currency: string | undefined } | undefined {
  const tickets = options.filter((option) => option.access_model === 'ppv' && isPayable(option));
  const [cheapest] = [...tickets].sort((a, b) => Number(a.price) - Number(b.price));
  return cheapest?.price === undefined ? undefined : { price: cheapest.price, currency: cheapest.currency };
}
