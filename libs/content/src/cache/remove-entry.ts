import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { EventPages } from './event-page.ts';

/** Removes an entry from a list in the cache and reloads the list, because later entries have moved up. */
export function removeEntry(client: QueryClient, queryKey: QueryKey, id: string): void {
  client.setQueryData<EventPages>(
    queryKey,
    (cachedPage) =>
      cachedPage && {
        ...cachedPage,
        pages: cachedPage.pages.map((page) => ({ ...page, entries: page.entries.filter((entry) => entry.id !== id) })),
      },
  );
  void client.invalidateQueries({ queryKey });
}
