import { describe, expect, it } from 'vitest';
import { secondWithoutTimes, trustedOrigin } from './time-of-day.ts';

const minute = 60_000;
const now = Date.UTC(2026, 1, 14, 19);
const start = now - 60 * minute;
/** A live stream whose newest second is this many minutes after now, by its encoder's clock. */
const live = (minutes: number) => ({
  live: true,
  seekRange: { start: 100, end: 160 },
  wallClockOrigin: now + minutes * minute - 160_000,
});

it.each([
  ['now', 0, true],
  ['nine minutes ahead', 9, true],
  ['two hours ahead', 120, false],
  ['eleven minutes ahead', 11, false],
  ['since the event began, as in a stream that has stopped', -45, true],
  ['before the event', -90, false],
  ['of 1970', -now / minute, false],
])(
  'trusts the times of a live stream only when they are plausible: %s, %s min [fault-31c]',
  (_, minutes, isTrusted) => {
    const stream = live(minutes);
    expect(trustedOrigin(stream, { now, start })).toBe(isTrusted ? stream.wallClockOrigin : null);
  },
);

it('checks only the current time when the page knows no start, as for a channel', () => {
  expect(trustedOrigin(live(-11), { now, start: undefined })).toBeNull();
  expect(trustedOrigin(live(-9), { now, start: undefined })).not.toBeNull();
});

it('leaves recordings their dates', () => {
  const recording = { ...live(-90), live: false };
  expect(trustedOrigin(recording, { now, start: undefined })).toBe(recording.wallClockOrigin);
});

describe('a moment of the event', () => {
  const at = (seconds: number): Date => new Date(start + seconds * 1000);

  it.each([
    ['1970', -now / minute],
    ['two hours ahead', 120],
  ])('is counted from the begin of a live stream with times of %s, and lies within it [fault-31c]', (_, minutes) => {
    const seconds = [130, 20, 900].map((second) => secondWithoutTimes(live(minutes), at(second), { now, start }));
    expect(seconds).toEqual([130, 100, 160]);
  });

  it('a moment of the event counts from the start of a stream without times', () => {
    const stream = { ...live(0), wallClockOrigin: null };
    expect(secondWithoutTimes(stream, at(130), { now, start })).toBe(130);
  });

  it('a moment of the event is a time of day in a stream with correct times', () => {
    expect(secondWithoutTimes(live(0), at(130), { now, start })).toBeNull();
  });
});
