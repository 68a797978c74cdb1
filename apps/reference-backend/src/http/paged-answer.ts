import type { PagingWords } from '@touchline/contract';

const defaultPageSize = 10;
const maxPageSize = 999;

/** Computes the offset and size of a page. */
export function getPageWindow({ page = 0, size = defaultPageSize }: PagingWords): { limit: number; offset: number } {
  const limit = Math.min(size, maxPageSize);
  return { limit, offset: page * limit };
}

/** Adds the paging fields to a page's entries. One row more than the page's size shows that a next page exists. */
export function createPagedAnswer<Row, Entry>(
  paging: PagingWords,
  rows: readonly Row[],
  toEntry: (row: Row) => Entry,
  total?: number,
) {
  const { limit, offset } = getPageWindow(paging);
  const entries = rows.slice(0, limit).map(toEntry);
  return {
    entryCount: entries.length,
    itemsPerPage: limit,
    startIndex: offset,
    count: entries.length,
    ...(paging.next ? { nextExists: rows.length > limit } : {}),
    ...(paging.count && total !== undefined ? { totalCount: total } : {}),
    entries,
  };
}

/** Cuts a page out of a complete list, and adds the paging fields. */
export function slicePage<Row, Entry>(paging: PagingWords, all: readonly Row[], toEntry: (row: Row) => Entry) {
  const { limit, offset } = getPageWindow(paging);
  return createPagedAnswer(paging, all.slice(offset, offset + limit + 1), toEntry, all.length);
}
