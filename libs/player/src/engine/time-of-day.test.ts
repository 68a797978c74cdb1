import { describe, expect, it } from 'vitest';
import { createOrigins, getSecondWithoutTimes, getTrustedOrigin, type StreamTimes } from './time-of-day.ts';

const minuteMs = 60_000;
const now = Date.UTC(2026, 1, 14, 19);
const start = now - 60 * minuteMs;
/** A live stream whose newest second is this many minutes ahead of now, by its encoder's clock. */
const createLiveTimes = (minutes: number) => ({
  live: true,
  seekRange: { start: 100, end: 160 },
  wallClockOrigin: now + minutes * minuteMs - 160_000,
});

it.each([
  ['now', 0, true],
  ['nine minutes ahead', 9, true],
  ['two hours ahead', 120, false],
  ['eleven minutes ahead', 11, false],
  ['since the event began, as in a stream that has stopped', -45, true],
  ['before the event', -90, false],
  ['of 1970', -now / minuteMs, false],
])(
  'the times of a live stream are used only when they are plausible: %s, %s min [fault-31c]',
  (_, minutes, isTrusted) => {
    const stream = createLiveTimes(minutes);
    expect(getTrustedOrigin(stream, { now, start })).toBe(isTrusted ? stream.wallClockOrigin : null);
  },
);

it('the clock of a channel, a live stream without a start, is trusted if it is close to the current time', () => {
  expect(getTrustedOrigin(createLiveTimes(-11), { now, start: undefined })).toBeNull();
  expect(getTrustedOrigin(createLiveTimes(-9), { now, start: undefined })).not.toBeNull();
});

it('the wall-clock times of a recording are used, even if they lie far from the server’s clock', () => {
  const recording = { ...createLiveTimes(-90), live: false };
  expect(getTrustedOrigin(recording, { now, start: undefined })).toBe(recording.wallClockOrigin);
});

describe('a moment of the event', () => {
  const toDate = (seconds: number): Date => new Date(start + seconds * 1000);
  /** The last half hour of a match that began an hour ago. */
  const window = { ...createLiveTimes(0), seekRange: { start: 0, end: 1800 } };
  const wrongTimes = { ...window, wallClockOrigin: 5000 };

  it.each([
    ['1970', 5000],
    ['two hours ahead', now + 120 * minuteMs - 1_800_000],
    ['no time', null],
  ])(
    'a moment is counted back from the live edge, within the window, when the stream’s clock reads %s [fault-31c]',
    (_, origin) => {
      const stream = { ...window, wallClockOrigin: origin };
      const seconds = [3000, 20, 4000].map((second) => getSecondWithoutTimes(stream, toDate(second), { now, start }));
      expect(seconds).toEqual([1200, 0, 1800]);
    },
  );

  it('a moment is found by time of day in a live stream with a correct clock, and by second in a recording', () => {
    const rightTimes = { ...window, wallClockOrigin: now - 1_800_000 };
    expect(getSecondWithoutTimes(rightTimes, toDate(130), { now, start })).toBeNull();
    expect(getSecondWithoutTimes({ ...wrongTimes, live: false }, toDate(130), { now, start })).toBeNull();
    expect(createOrigins()(rightTimes, { now, start }).momentOrigin).toBe(rightTimes.wallClockOrigin);
    const undatedTimes = { ...window, live: false, wallClockOrigin: null };
    expect(createOrigins()(undatedTimes, { now, start }).momentOrigin).toBeNull();
  });

  /** Returns a function that reads the moments' origin `seconds` later, with the live edge moved by `edge` seconds. */
  function createOriginReader(stream: StreamTimes) {
    const read = createOrigins();
    return (seconds: number, edge: number, isLive = true) =>
      read(
        { ...stream, live: isLive, seekRange: { start: 0, end: stream.seekRange.end + edge } },
        { now: now + seconds * 1000, start: undefined },
      );
  }
  const trueOrigin = now - 1_800_000;

  it('a moment’s position stays the same while the live edge moves in steps, and changes with a new load', () => {
    const read = createOriginReader(wrongTimes);
    expect([read(0, 0), read(6, 0), read(60, 58)].map(({ momentOrigin }) => momentOrigin)).toEqual([
      trueOrigin,
      trueOrigin,
      trueOrigin,
    ]);
    expect(read(60, -1740).momentOrigin).toBe(now);
  });

  it.each([
    ['1970', wrongTimes],
    ['no time', { ...window, wallClockOrigin: null }],
  ])(
    'a moment’s position stays the same when a live stream whose clock reads %s freezes or ends [fault-31m]',
    (_, stream) => {
      const read = createOriginReader(stream);
      const frozenTimes = [read(0, 0), read(30, 4), read(32, 0), read(900, 0), read(910, 908)];
      expect(frozenTimes.map(({ momentOrigin }) => momentOrigin)).toEqual([
        trueOrigin,
        trueOrigin,
        trueOrigin,
        trueOrigin,
        trueOrigin,
      ]);
      expect(read(920, 930, false)).toMatchObject({ momentOrigin: trueOrigin, wallClockOrigin: null });
    },
  );

  it('a moment’s position and time of day stay the same when a live stream with a correct clock freezes for 25 minutes [fault-31m]', () => {
    const read = createOriginReader({ ...window, wallClockOrigin: trueOrigin });
    expect(read(0, 0)).toMatchObject({ momentOrigin: trueOrigin, wallClockOrigin: trueOrigin });
    expect(read(1500, 0)).toMatchObject({ momentOrigin: trueOrigin, wallClockOrigin: trueOrigin });
  });

  it('a moment is counted back from the live edge again when a frozen stream continues without the missed seconds [fault-31m]', () => {
    const read = createOriginReader(wrongTimes);
    const origins = [read(0, 0), read(60, 2), read(80, 22)].map(({ momentOrigin }) => momentOrigin);
    expect(origins).toEqual([trueOrigin, trueOrigin, trueOrigin + 58_000]);
  });

  it('a moment gets a new position when another load begins [fault-31m]', () => {
    const read = createOrigins();
    read(wrongTimes, { now, start });
    read({ live: false, seekRange: { start: 0, end: 0 }, wallClockOrigin: null }, { now, start });
    const recording = { live: false, seekRange: { start: 0, end: 5400 }, wallClockOrigin: start };
    expect(read(recording, { now, start })).toEqual({ wallClockOrigin: start, momentOrigin: start });
  });
});
