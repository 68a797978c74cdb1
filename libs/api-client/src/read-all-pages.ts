import { hasNextPage, type Paged } from '@touchline/contract';

/** The most pages and entries of a list that a feature reads completely (decisions, section 6). */
const maxPages = 20;
const maxEntries = 2_000;

interface ReadOptions<Entry> {
  /** The requested page size, for responses without `itemsPerPage`. */
  size?: number | undefined;
  /**
   * Stops the reading by returning true. Receives the entries of the last page, and the number of all entries so far.
   */
  isEnough?: ((lastEntries: readonly Entry[], entryCount: number) => boolean) | undefined;
  /** Distinguishes entries; by default their id. */
  getKey?: ((entry: Entry) => string) | undefined;
}

/** A list that a feature reads completely. */
export interface WholeList<Entry> {
  entries: Entry[];
  /** True if the list exceeds the limits, and its end is left out. */
  isCut?: true;
}

/**
 * Reads a complete list, page after page, within limits.
 * @param readPage reads a page, from 0
 * @returns the entries of all pages in order, each once, because an entry may move to another page between two requests
 * @throws PortalError when a page fails
 */
export async function readWholeList<Entry extends { id: string }>(
  readPage: (page: number) => Promise<Paged<Entry>>,
  { size, isEnough = () => false, getKey = ({ id }) => id }: ReadOptions<Entry> = {},
): Promise<WholeList<Entry>> {
  const entries = new Map<string, Entry>();
  let isLast = false;
  for (let page = 0; page < maxPages && entries.size < maxEntries && !isLast; page += 1) {
    const countBefore = entries.size;
    const loadedPage = await readPage(page);
    for (const entry of loadedPage.entries) entries.set(getKey(entry), entries.get(getKey(entry)) ?? entry);
    // A server may promise more pages without new entries.
    isLast =
      !hasNextPage({ startIndex: countBefore, ...loadedPage }, size) ||
      entries.size === countBefore ||
      isEnough(loadedPage.entries, entries.size);
  }
  const isCut = !isLast || entries.size > maxEntries;
  return { entries: [...entries.values()].slice(0, maxEntries), ...(isCut && { isCut }) };
}

/** Like {@link readWholeList}, but returns only the entries, and warns in the console of a cut list. */
export async function readAllPages<Entry extends { id: string }>(
  ...readArguments: Parameters<typeof readWholeList<Entry>>
): Promise<Entry[]> {
  const { entries, isCut } = await readWholeList(...readArguments);
  if (isCut) console.warn(`a list is longer than ${maxPages} pages or ${maxEntries} entries: the rest is left out`);
  return entries;
}
