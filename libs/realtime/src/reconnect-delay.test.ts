import { expect, test } from 'vitest';
import { getReconnectDelayMs, type Loss } from './reconnect-delay.ts';

const getDelayBounds = (lossCause: Loss, attempt: number) =>
  [0, 1].map((random) => getReconnectDelayMs(lossCause, attempt, () => random));

test('reconnections after a lost network wait the specification’s times, and no two clients wait for the same time', () => {
  expect([0, 1, 2, 3, 50].map((attempt) => getDelayBounds('own', attempt))).toEqual([
    [500, 1_500],
    [1_000, 3_000],
    [2_000, 5_000],
    [2_500, 5_000],
    [2_500, 5_000],
  ]);
});

test('a client that the server disconnected waits at most 20 s, and at least 10 s from the second attempt on', () => {
  expect([0, 1, 9].map((attempt) => getDelayBounds('server', attempt))).toEqual([
    [0, 20_000],
    [10_000, 20_000],
    [10_000, 20_000],
  ]);
});
