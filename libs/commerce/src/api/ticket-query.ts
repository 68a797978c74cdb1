import { type Query, queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { getAmount, type ProductView, toProductView } from './products/product-view.ts';
import { getProcessingIntervalMs } from './get-processing-interval-ms.ts';

/** An event's offers. */
export interface TicketOffer {
  /** The event's cheapest ticket; null if no ticket is on sale. */
  ticket: ProductView | null;
  /** The subscriptions on sale with access to the event. */
  passes: readonly ProductView[];
}

export const getTicketKey = (eventId: string) => ['commerce', 'ticket', eventId] as const;

/** An event's ticket, and the subscriptions that give access to the event. */
export const ticketQuery = (api: Api, eventId: string) =>
  queryOptions({
    queryKey: getTicketKey(eventId),
    meta: { personal: true },
    refetchInterval: ({ state }: Query<TicketOffer>) => getProcessingIntervalMs(state.data?.ticket),
    async queryFn({ signal }): Promise<TicketOffer> {
      const { getCommerceOptions } = await import('./commerce-calls.ts');
      const { entries } = await api.call(getCommerceOptions, { query: { eventId } }, { signal });
      const options = entries.map((product) => toProductView(product));
      const tickets = options.filter(({ type }) => type === 'PPV');
      return {
        ticket: [...tickets].sort((a, b) => getAmount(a) - getAmount(b))[0] ?? null,
        passes: options.filter(({ type }) => type !== 'PPV'),
      };
    },
  });
