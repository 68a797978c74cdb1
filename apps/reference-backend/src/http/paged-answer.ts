import type { PagingWords } from '@touchline/contract';

const usualSize = 10;
const mostAtOnce = 999;

/** Where a page begins and how many entries it holds. */
export function pageWindow({ page = 0, size = usualSize }: PagingWords): { limit: number; offset: number } {
  const limit = Math.min(size, mostAtOnce);
  return { limit, offset: page * limit };
}

/** The paging words around a page's entries. `rows` may hold one more than the page: then there is a next one. */
export function pagedAnswer<Row, Entry>(
  words: PagingWords,
  rows: readonly Row[],
  toEntry: (row: Row) => Entry,
  total?: number,
) {
  const { limit, offset } = pageWindow(words);
  const entries = rows.slice(0, limit).map(toEntry);
  return {
    entryCount: entries.length,
    itemsPerPage: limit,
    startIndex: offset,
    count: entries.length,
    ...(words.next ? { nextExists: rows.length > limit } : {}),
    ...(words.count && total !== undefined ? { totalCount: total } : {}),
    entries,
  };
}

/** The same for a list that is at hand as a whole. */
export function pagedSlice<Row, Entry>(words: PagingWords, all: readonly Row[], toEntry: (row: Row) => Entry) {
  const { limit, offset } = pageWindow(words);
  return pagedAnswer(words, all.slice(offset, offset + limit + 1), toEntry, all.length);
}
