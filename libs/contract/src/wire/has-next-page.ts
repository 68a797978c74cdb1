// Apart from the schema, because a first view calls this without loading zod.
import type { Paged } from './paged.ts';

/**
 * Whether a page follows. Without `nextExists` in the answer, a full page has a next page.
 * @param requestedSize entries of a page, for an answer that does not name the size
 */
export function hasNextPage(
  { nextExists, itemsPerPage, entryCount, entries }: Paged<unknown>,
  requestedSize = Infinity,
): boolean {
  return nextExists ?? (entryCount ?? entries.length) >= (itemsPerPage ?? requestedSize);
}
