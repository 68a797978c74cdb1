import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Invoice } from '@touchline/contract';
import { type ProductView, toProductView } from './products/product-view.ts';
import { removeDuplicates } from './remove-duplicates.ts';
import { personalKey } from './personal-queries.ts';

const pageSize = 20;

/** Limit of loaded pages. Real viewers have fewer, and a faulty backend may always report another page. */
const maxPages = 50;

interface Page<Entry> {
  entries: Entry[];
  hasMore: boolean;
}

const getNextPage = (lastPage: Page<unknown>, pages: readonly unknown[]): number | undefined =>
  lastPage.hasMore && pages.length < maxPages ? pages.length : undefined;

/** The viewer's tickets, page by page, the latest first. */
export const ticketPagesQuery = (api: Api, viewer: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...personalKey(viewer), 'tickets'],
    meta: { personal: 'own' },
    enabled: viewer !== undefined,
    initialPageParam: 0,
    getNextPageParam: getNextPage,
    async queryFn({ pageParam, signal }): Promise<Page<ProductView>> {
      const { getPpvTickets, hasNextPage } = await import('./commerce-calls.ts');
      const query = { page: pageParam, size: pageSize, next: true };
      const response = await api.call(getPpvTickets, { query }, { signal });
      return {
        entries: response.entries.map((ticket) => toProductView(ticket)),
        hasMore: hasNextPage(response, pageSize),
      };
    },
  });

/** The invoices, page by page, the latest first. */
export const invoicePagesQuery = (api: Api, viewer: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...personalKey(viewer), 'invoices'],
    meta: { personal: 'own' },
    enabled: viewer !== undefined,
    initialPageParam: 0,
    getNextPageParam: getNextPage,
    async queryFn({ pageParam, signal }): Promise<Page<Invoice>> {
      const { getInvoices, hasNextPage } = await import('./commerce-calls.ts');
      const query = { page: pageParam, size: pageSize, next: true };
      const response = await api.call(getInvoices, { query }, { signal });
      return { entries: response.entries, hasMore: hasNextPage(response, pageSize) };
    },
  });

/** The invoices of one contract, the latest first. Empty if the backend does not name an invoice's contract. */
export const contractInvoicesQuery = (api: Api, viewer: string | undefined, contractId: string) =>
  queryOptions({
    queryKey: [...personalKey(viewer), 'invoices-of', contractId],
    meta: { personal: 'own' },
    enabled: viewer !== undefined,
    async queryFn({ signal }): Promise<Invoice[]> {
      const { getInvoices, readWholeList } = await import('./commerce-calls.ts');
      const query = { contract_id: contractId, size: pageSize, next: true };
      const { entries } = await readWholeList(
        (page) => api.call(getInvoices, { query: { ...query, page } }, { signal }),
        { size: pageSize },
      );
      // A backend that ignores the filter answers with all invoices.
      const ownInvoices = entries.filter((invoice) => invoice.contract_id === contractId);
      return removeDuplicates(ownInvoices, ({ id }) => id);
    },
  });

/** All loaded entries, each once, because a purchase between two requests moves older entries to the next page. */
export const getUniqueEntries = <Entry>(
  pages: readonly Page<Entry>[] | undefined,
  getId: (entry: Entry) => string,
): Entry[] | undefined =>
  pages &&
  removeDuplicates(
    pages.flatMap(({ entries }) => entries),
    getId,
  );
