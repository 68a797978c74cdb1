import { expect, test } from 'vitest';
import { listOf, readWords } from './read-word.ts';

const team = { word: 'team', each: '[^,]{1,128}', most: 3 };
const gender = { word: 'gender', each: 'male|female', most: 2 };

test('equal values in another order, or repeated, are the same list', () => {
  expect(listOf('b,a,b', team)).toEqual(['a', 'b']);
});

test('unknown values and those above the limit are dropped', () => {
  expect(listOf('female,robots,male', gender)).toEqual(['female', 'male']);
  expect(listOf('males', gender)).toEqual([]);
  expect(listOf(`d,c,b,a,${'x'.repeat(129)}`, team)).toEqual(['a', 'b', 'c']);
  expect(listOf(null, team)).toEqual([]);
});

test('a query string is reduced to the parameters that the page reads, in one spelling', () => {
  const words = ['q', gender, team];
  expect(readWords('?team=b,a&utm_source=mail&gender=x&q=one&team=z', words)).toBe('q=one&team=a%2Cb');
  expect(readWords('?utm_source=mail', words)).toBe('');
});
