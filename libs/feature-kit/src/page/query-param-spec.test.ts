import { expect, test } from 'vitest';
import { getList, pickQueryParams } from './query-param-spec.ts';

const team = { word: 'team', each: '[^,]{1,128}', most: 3 };
const gender = { word: 'gender', each: 'male|female', most: 2 };

test('a list of values is the same in another order and with repeated values', () => {
  expect(getList('b,a,b', team)).toEqual(['a', 'b']);
});

test('unknown values and values above the limit are dropped', () => {
  expect(getList('female,robots,male', gender)).toEqual(['female', 'male']);
  expect(getList('males', gender)).toEqual([]);
  expect(getList(`d,c,b,a,${'x'.repeat(129)}`, team)).toEqual(['a', 'b', 'c']);
  expect(getList(null, team)).toEqual([]);
});

test('a query string is reduced to the parameters that the page reads, in one spelling', () => {
  const paramSpecs = ['q', gender, team];
  expect(pickQueryParams('?team=b,a&utm_source=mail&gender=x&q=one&team=z', paramSpecs)).toBe('q=one&team=a%2Cb');
  expect(pickQueryParams('?utm_source=mail', paramSpecs)).toBe('');
});
