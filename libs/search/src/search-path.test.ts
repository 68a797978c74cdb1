import { expect, test } from 'vitest';
import { readResultKind, searchPath } from './search-path.ts';

test('the search address escapes every character of the text', () => {
  expect(searchPath('')).toBe('/search/');
  const url = new URL(searchPath('a&b=1 #<ł>%', 'teams'), 'https://portal.example');
  expect([url.searchParams.get('q'), readResultKind(url.searchParams), url.hash]).toEqual(['a&b=1 #<ł>%', 'teams', '']);
});

test('an unknown kind in an address means all kinds', () => {
  expect(readResultKind(new URLSearchParams('kind=players'))).toBeUndefined();
  expect(readResultKind(new URLSearchParams())).toBeUndefined();
});
