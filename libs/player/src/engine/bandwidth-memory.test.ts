import { afterEach, expect, it, vi } from 'vitest';
import { recallBandwidth, rememberBandwidth } from './bandwidth-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('returns the stored bandwidth, rounded', () => {
  rememberBandwidth(4_200_000.4);
  expect(recallBandwidth()).toBe(4_200_000);
});

it.each(['', 'fast', '-1', '1e99', 'null'])(
  'the estimate starts at half a megabit when the stored bandwidth is "%s"',
  (stored) => {
    localStorage.setItem('touchline.player.bandwidth.v1', stored);
    expect(recallBandwidth()).toBe(500_000);
  },
);

it('the estimate starts at half a megabit when the browser blocks storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('quota');
    },
  });
  rememberBandwidth(1_000_000);
  expect(recallBandwidth()).toBe(500_000);
});

it.each([Number.NaN, 0, Infinity])('the estimate %d is not stored', (estimate) => {
  rememberBandwidth(estimate);
  expect(recallBandwidth()).toBe(500_000);
});
