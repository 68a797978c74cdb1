// Apart from the schema, because a first view calls this without loading zod.
import type { Paged } from './paged.ts';

/** Whether a page follows. Without `nextExists` in the answer, a full page has a next page. */
export function hasNextPage({ nextExists, itemsPerPage, entryCount, entries }: Paged<unknown>): boolean {
  const isFull = itemsPerPage !== undefined && (entryCount ?? entries.length) >= itemsPerPage;
  return nextExists ?? isFull;
}
