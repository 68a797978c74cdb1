import { expect, test } from 'vitest';
import { hasNextPage } from './has-next-page.ts';

const entries = ['a', 'b'];

test.each([
  ['a full page', true, { entries, itemsPerPage: 2 }],
  ['a page that is not full', false, { entries, itemsPerPage: 3 }],
  ['a full page without its malformed entry', true, { entries, itemsPerPage: 3, entryCount: 3 }],
  ['a page of unknown size', false, { entries }],
  ['a full page that is the last', false, { entries, itemsPerPage: 2, nextExists: false }],
  ['a page that is not full and not the last', true, { entries, itemsPerPage: 3, nextExists: true }],
])('%s has a next page: %s', (_, hasNext, page) => {
  expect(hasNextPage(page)).toBe(hasNext);
});

test('a full page has a next page if the response names neither its size nor the end [fault-8b]', () => {
  expect([2, 3].map((requestedSize) => hasNextPage({ entries }, requestedSize))).toEqual([true, false]);
});

test.each([
  ['an unfinished total', true, { startIndex: 0, totalCount: 3 }],
  ['a finished total', false, { startIndex: 1, totalCount: 3 }],
  ['an unknown start', false, { totalCount: 3 }],
  ['nextExists false', false, { startIndex: 0, totalCount: 3, nextExists: false }],
])('a page of unknown size, with %s, has a next page: %s', (_, hasNext, counts) => {
  expect(hasNextPage({ entries, ...counts }, 100)).toBe(hasNext);
});

test('an empty page has no next page, even if its total count promises more entries', () => {
  expect(hasNextPage({ entries: [], startIndex: 0, totalCount: 3 }, 100)).toBe(false);
});
