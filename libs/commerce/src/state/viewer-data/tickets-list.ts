import { type SavedEntry, type SavedList } from '@touchline/content';
import { type ProductView, toProductView } from '../../api/products/product-view.ts';

/** A bought ticket, by its contract. Two tickets for one event are two entries. */
export interface Ticket extends SavedEntry {
  product: ProductView;
}

const pageSize = 100;

/** The session's ppvTickets (specification, section 3). */
export const ticketsList: SavedList<Ticket> = {
  name: 'ppv-tickets',
  async load(api, page, signal) {
    const { getPpvTickets, hasNextPage } = await import('../../api/commerce-calls.ts');
    const response = await api.call(getPpvTickets, { query: { page, size: pageSize, next: true } }, { signal });
    return {
      entries: response.entries.map((ticket) => ({
        id: ticket.contract_id ?? ticket.id,
        product: toProductView(ticket),
      })),
      more: hasNextPage(response, pageSize),
    };
  },
};
