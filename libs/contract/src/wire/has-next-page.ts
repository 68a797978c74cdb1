// Separate from the schema, because first views call it without zod.
import type { Paged } from './paged.ts';

/**
 * Whether a list has a page after this one. Without `nextExists`, it does after a full page, and while `totalCount` is
 * not reached.
 * @param requestedSize the requested entries of a page, for a response that does not name the size
 */
export function hasNextPage(
  { nextExists, itemsPerPage, startIndex = NaN, totalCount = 0, entries, entryCount = entries.length }: Paged<unknown>,
  requestedSize = Infinity,
): boolean {
  const isFull = entryCount >= (itemsPerPage ?? requestedSize);
  return nextExists ?? (isFull || (entryCount > 0 && startIndex + entryCount < totalCount));
}
