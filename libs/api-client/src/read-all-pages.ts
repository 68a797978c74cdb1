import { hasNextPage, type Paged } from '@touchline/contract';

/** The most pages and entries of a list that a feature reads completely (decisions, section 6). */
const maxPages = 20;
const maxEntries = 2_000;

interface ReadOptions<Entry> {
  /** Requested page size, for answers that do not name it. */
  size?: number | undefined;
  /**
   * Stops the reading when it returns true. Receives the entries of the last page, and the number of entries so far.
   */
  isEnough?: ((lastEntries: readonly Entry[], entryCount: number) => boolean) | undefined;
  /** Distinguishes entries; by default their id. */
  getKey?: ((entry: Entry) => string) | undefined;
}

/**
 * Reads a complete list, page after page, and writes to the console when it exceeds the limits.
 * @param readPage reads a page, from 0
 * @returns the entries of all pages in order, each once: an entry may move to another page
 * during the reading
 * @throws PortalError when a page fails
 */
export async function readAllPages<Entry extends { id: string }>(
  readPage: (page: number) => Promise<Paged<Entry>>,
  { size, isEnough = () => false, getKey = ({ id }) => id }: ReadOptions<Entry> = {},
): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  for (let page = 0; page < maxPages && entries.size < maxEntries; page += 1) {
    const countBefore = entries.size;
    const loadedPage = await readPage(page);
    for (const entry of loadedPage.entries) entries.set(getKey(entry), entries.get(getKey(entry)) ?? entry);
    // A server may promise more pages without new entries.
    const isLast = !hasNextPage(loadedPage, size) || entries.size === countBefore;
    if (isLast || isEnough(loadedPage.entries, entries.size)) return [...entries.values()].slice(0, maxEntries);
  }
  console.warn(`a list is longer than ${maxPages} pages or ${maxEntries} entries: the rest is left out`);
  return [...entries.values()].slice(0, maxEntries);
}
