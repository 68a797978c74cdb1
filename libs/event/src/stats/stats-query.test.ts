import { expect, test } from 'vitest';
import { homeShare } from './stats-query.ts';

const share = (home: string, away: string) => homeShare({ title: '', home, away });

test('a row’s bar is split as its figures are', () => {
  expect([share('30', '10'), share('1/3', '1/2'), share('62%', '38%'), share('0', '3')]).toEqual([0.75, 0.5, 0.62, 0]);
});

test('a row in which nobody has anything yet has no bar', () => {
  expect([share('0', '0'), share('0/2', '0/3')]).toEqual([undefined, undefined]);
});

test('a row whose figures are no numbers has no bar', () => {
  expect([share('–', '3'), share('good', 'bad'), share('-1', '2')]).toEqual([undefined, undefined, undefined]);
});
