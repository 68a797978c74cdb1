import { expect, test } from 'vitest';
import { isFound } from './fold-text.ts';

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
])('the search “%s” finds %s', (query, name) => expect(isFound(query, name)).toBe(true));

test('a search finds no name when one of its words is missing', () => {
  expect(isFound('tromso city', 'Tromsø Aurora', 'TRA')).toBe(false);
  expect(isFound('tra', 'Tromsø', 'TRA')).toBe(true);
});
