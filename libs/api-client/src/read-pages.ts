import { hasNextPage, type Paged } from '@touchline/contract';

/** How far a list is followed that is needed whole (decisions, section 6). */
const mostPages = 20;
const mostEntries = 2_000;

/**
 * Reads a list that is needed whole, page after page, and writes to the console where it is longer than that.
 * @param readPage asks for a page, from 0
 * @returns the entries of all pages in order, each id once: entries move between pages while they are read
 * @throws PortalError where a page cannot be had
 */
export async function readPages<Entry extends { id: string }>(
  readPage: (page: number) => Promise<Paged<Entry>>,
): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  for (let page = 0; page < mostPages && entries.size < mostEntries; page += 1) {
    const before = entries.size;
    const answer = await readPage(page);
    for (const entry of answer.entries) entries.set(entry.id, entries.get(entry.id) ?? entry);
    // A server that promises more and brings nothing new is not believed.
    if (!hasNextPage(answer) || entries.size === before) return [...entries.values()].slice(0, mostEntries);
  }
  console.warn(`a list is longer than ${mostPages} pages or ${mostEntries} entries: the rest is left out`);
  return [...entries.values()].slice(0, mostEntries);
}
