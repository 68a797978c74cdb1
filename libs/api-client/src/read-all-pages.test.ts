import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAllPages, readWholeList } from './read-all-pages.ts';

const warnSpy = vi.fn<(text: string) => void>();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warnSpy));
afterEach(() => {
  vi.restoreAllMocks();
  warnSpy.mockClear();
});

const createEntries = (count: number) => Array.from({ length: count }, (_, id) => ({ id: `${id}` }));
type NumberPage = ReturnType<typeof createEntries>;

/** Stubs a server with a list of this many entries. */
const createPagedFetch = (total: number, size: number) =>
  vi.fn<(page: number) => Promise<{ entries: NumberPage; nextExists: boolean }>>(async (page) => ({
    entries: createEntries(total).slice(page * size, (page + 1) * size),
    nextExists: (page + 1) * size < total,
  }));

test('readAllPages reads all pages of a list, and no page after the last [ruling-9]', async () => {
  const readPage = createPagedFetch(25, 10);
  expect(await readAllPages(readPage)).toEqual(createEntries(25));
  expect(readPage).toHaveBeenCalledTimes(3);
  expect(warnSpy).not.toHaveBeenCalled();
});

test('an entry that moves to the next page between two requests is returned once', async () => {
  const pages = [createEntries(2), createEntries(3).slice(1)];
  const entries = await readAllPages(async (page) => ({ entries: pages[page] ?? [], nextExists: page === 0 }));
  expect(entries).toEqual(createEntries(3));
});

test('readAllPages requests another page after a full one if the server does not send `nextExists`', async () => {
  const readPage = vi.fn<(page: number) => Promise<{ entries: NumberPage; itemsPerPage: number }>>(async (page) => ({
    entries: createEntries(15).slice(page * 10, page * 10 + 10),
    itemsPerPage: 10,
  }));
  expect(await readAllPages(readPage)).toEqual(createEntries(15));
  expect(readPage).toHaveBeenCalledTimes(2);
});

test('readAllPages stops when the server repeats a page and still promises more', async () => {
  const readPage = vi.fn<() => Promise<{ entries: NumberPage; nextExists: boolean }>>(async () => ({
    entries: createEntries(2),
    nextExists: true,
  }));
  expect(await readAllPages(readPage)).toEqual(createEntries(2));
  expect(readPage).toHaveBeenCalledTimes(2);
});

test.each([
  ['of more than 20 pages', createPagedFetch(300, 10), 200, 20],
  ['of more than 2,000 entries', createPagedFetch(3_000, 999), 2_000, 3],
])('a list %s is cut, with a warning in the console', async (_, readPage, length, pageCount) => {
  expect(await readAllPages(readPage)).toHaveLength(length);
  expect(readPage).toHaveBeenCalledTimes(pageCount);
  expect(warnSpy).toHaveBeenCalledOnce();
  expect(await readWholeList(readPage)).toMatchObject({ isCut: true });
  expect(await readWholeList(createPagedFetch(25, 10))).toEqual({ entries: createEntries(25) });
});
