import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { EventPages } from './event-page.ts';

/** Takes an entry out of a list in the cache, and has the list asked anew: what followed has moved up by one. */
export function takeOut(client: QueryClient, queryKey: QueryKey, id: string): void {
  client.setQueryData<EventPages>(
    queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, entries: page.entries.filter((entry) => entry.id !== id) })),
      },
  );
  void client.invalidateQueries({ queryKey });
}
