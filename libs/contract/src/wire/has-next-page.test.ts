import { expect, test } from 'vitest';
import { hasNextPage } from './has-next-page.ts';

const entries = ['a', 'b'];

test.each([
  ['a full page', true, { entries, itemsPerPage: 2 }],
  ['a page with room', false, { entries, itemsPerPage: 3 }],
  ['a full page of which a bad entry was left out', true, { entries, itemsPerPage: 3, entryCount: 3 }],
  ['a page of unknown size', false, { entries }],
  ['a full page that is the last', false, { entries, itemsPerPage: 2, nextExists: false }],
  ['a page with room that is not the last', true, { entries, itemsPerPage: 3, nextExists: true }],
])('behind %s comes another: %s', (_, expected, page) => {
  expect(hasNextPage(page)).toBe(expected);
});
