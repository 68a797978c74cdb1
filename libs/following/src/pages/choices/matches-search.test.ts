import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

test.each([
  ['tromso', 'Tromsø Aurora'],
  ['AURORA trom', 'Tromsø Aurora'],
  ['łodz', 'LKS Łódź'],
  ['lodz', 'ŁKS Łódź'],
  ['strasse', 'FC Straße'],
  ['goteborg', 'Göteborg Harriers'],
  ['malaga', 'Ma\u0301laga'],
  ['חיפה', 'הפועל חיפה'],
  ['', 'whatever'],
])('the search “%s” finds %s', (query, name) => expect(matchesSearch(query, name)).toBe(true));

test('a search does not find a name that lacks one of its words', () => {
  expect(matchesSearch('tromso city', 'Tromsø Aurora', 'TRA')).toBe(false);
  expect(matchesSearch('tra', 'Tromsø', 'TRA')).toBe(true);
});
