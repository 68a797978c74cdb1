// Apart from the schema, because a first view calls this without loading zod.
import type { Paged } from './paged.ts';

/**
 * Whether a page follows. Without `nextExists` in the answer, a full page has a next page, and so has a page before the
 * end of the total.
 * @param requestedSize entries of a page, for an answer that does not name the size
 */
export function hasNextPage(
  { nextExists, itemsPerPage, startIndex = NaN, totalCount = 0, entries, entryCount = entries.length }: Paged<unknown>,
  requestedSize = Infinity,
): boolean {
  const isFull = entryCount >= (itemsPerPage ?? requestedSize);
  return nextExists ?? (isFull || (entryCount > 0 && startIndex + entryCount < totalCount));
}
