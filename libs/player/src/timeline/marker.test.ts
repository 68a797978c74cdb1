import { expect, it } from 'vitest';
import { toMediaTime } from './marker.ts';

it('takes match seconds of a recording as media seconds', () => {
  expect(toMediaTime(95, { wallClockOrigin: null }, undefined)).toBe(95);
});

it('moves moments of a live stream by what its playlist has lost at the front', () => {
  const start = Date.UTC(2026, 1, 14, 18);
  expect(toMediaTime(95, { wallClockOrigin: start + 60_000 }, start)).toBe(35);
});
