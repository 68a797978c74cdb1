import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Product } from '@touchline/contract';

/** More than anybody chooses from; what a broken backend sends beyond it is left out. */
const most = 50;

/**
 * What would open an event (specification, section 7): tickets and subscriptions. It depends on who asks. Its key begins as those of all that is sold: who hears
 * of a payment has them asked anew together.
 */
export const commerceOptionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['commerce', 'options', id],
    retry: false,
    meta: { personal: true },
    queryFn: async ({ signal }): Promise<Product[]> => {
      const { getCommerceOptions } = await import('./commerce-options-call.ts');
      const { entries } = await api.call(getCommerceOptions, { query: { eventId: id } }, { signal });
      return entries.slice(0, most);
    },
  });

/** The cheapest ticket, as the stage names it. */
export function cheapestTicket(
  options: readonly Product[],
): { price: string; currency: string | undefined } | undefined {
  const tickets = options.filter(({ access_model: model, price }) => model === 'ppv' && Number(price) > 0);
  const [first] = [...tickets].sort((a, b) => Number(a.price) - Number(b.price));
  return first?.price === undefined ? undefined : { price: first.price, currency: first.currency };
}
