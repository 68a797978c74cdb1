import { expect, test } from 'vitest';
import { getReconnectDelayMs, type LossCause } from './reconnect-delay.ts';

const getDelayBounds = (lossCause: LossCause, attempt: number) =>
  [0, 1].map((random) => getReconnectDelayMs(lossCause, attempt, () => random));

test('after a lost network, attempts wait 1 s, doubled up to 5 s, plus or minus a random half', () => {
  expect([0, 1, 2, 3, 50].map((attempt) => getDelayBounds('own', attempt))).toEqual([
    [500, 1_500],
    [1_000, 3_000],
    [2_000, 5_000],
    [2_500, 5_000],
    [2_500, 5_000],
  ]);
});

test('after a disconnect by the server, the first attempt waits 0 to 20 s, and later attempts 10 to 20 s', () => {
  expect([0, 1, 9].map((attempt) => getDelayBounds('server', attempt))).toEqual([
    [0, 20_000],
    [10_000, 20_000],
    [10_000, 20_000],
  ]);
});
