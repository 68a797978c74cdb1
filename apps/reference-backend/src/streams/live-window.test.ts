import { expect, test } from 'vitest';
import { computeLiveWindow as computeWindow, type LiveTimes } from './live-window.ts';

const loopDurations = Array.from({ length: 32 }, () => 2);
const startMs = Date.parse('2026-01-10T18:00:00Z');
const dvrSeconds = 30 * 60;
const computeLiveWindow = (durations: readonly number[], times: LiveTimes, nowMs: number) =>
  computeWindow(durations, times, nowMs, dvrSeconds);
const getTimeAfter = (seconds: number): number => startMs + seconds * 1000;

test('there is no window before the end of the first segment', () => {
  expect(computeLiveWindow(loopDurations, { startMs }, getTimeAfter(-60))).toBeUndefined();
  expect(computeLiveWindow(loopDurations, { startMs }, getTimeAfter(1.999))).toBeUndefined();
  expect(computeLiveWindow(loopDurations, { startMs }, getTimeAfter(2))?.segments).toHaveLength(1);
});

test('a segment is listed only after its end', () => {
  for (const seconds of [3, 63.9, 64, 64.1, 777.7]) {
    const lastSegment = computeLiveWindow(loopDurations, { startMs }, getTimeAfter(seconds))?.segments.at(-1);
    const end = ((lastSegment?.programTimeMs ?? 0) - startMs) / 1000 + (lastSegment?.duration ?? 0);
    expect(end).toBeLessThanOrEqual(seconds);
    expect(end).toBeGreaterThan(seconds - 2);
  }
});

test('a segment has the same sequence number, time and discontinuity in windows at different times', () => {
  const earlyWindow = computeLiveWindow(loopDurations, { startMs }, getTimeAfter(3600));
  const laterWindow = computeLiveWindow(loopDurations, { startMs }, getTimeAfter(3900));
  const sharedSegments =
    earlyWindow?.segments.filter((segment) => segment.sequence >= (laterWindow?.mediaSequence ?? 0)) ?? [];
  expect(sharedSegments.length).toBeGreaterThan(700);
  for (const segment of sharedSegments)
    expect(laterWindow?.segments[segment.sequence - (laterWindow?.mediaSequence ?? 0)]).toEqual(segment);
});

test('each segment’s program time is the previous segment’s time plus its duration, even when the loop restarts', () => {
  const unevenDurations = [2.005333, 1.984, 2.010667];
  const segments = computeLiveWindow(unevenDurations, { startMs }, getTimeAfter(600))?.segments ?? [];
  segments.slice(1).forEach((segment, position) => {
    const previousSegment = segments[position];
    const expectedMs = (previousSegment?.programTimeMs ?? 0) + (previousSegment?.duration ?? 0) * 1000;
    expect(Math.abs(segment.programTimeMs - expectedMs)).toBeLessThanOrEqual(1);
  });
});

test('the window reaches back to the DVR limit, and never before the start', () => {
  const shortWindow = computeLiveWindow(loopDurations, { startMs }, getTimeAfter(100));
  expect(shortWindow?.mediaSequence).toBe(0);
  expect(shortWindow?.segments[0]?.programTimeMs).toBe(startMs);
  const oldWindow = computeLiveWindow(loopDurations, { startMs }, getTimeAfter(7200));
  expect(oldWindow?.segments).toHaveLength(dvrSeconds / 2);
  expect(oldWindow?.mediaSequence).toBe((7200 - dvrSeconds) / 2);
});

test('a window without a limit always has all segments since the start', () => {
  const wholeWindow = computeWindow(loopDurations, { startMs }, getTimeAfter(7200), Infinity);
  expect([wholeWindow?.segments.length, wholeWindow?.mediaSequence]).toEqual([3600, 0]);
});

test('the discontinuity sequence counts the discontinuities before the window', () => {
  for (let seconds = dvrSeconds; seconds < dvrSeconds + 400; seconds += 2) {
    const liveWindow = computeLiveWindow(loopDurations, { startMs }, getTimeAfter(seconds));
    const discontinuityCount = liveWindow?.segments.filter((segment) => segment.discontinuity).length ?? 0;
    const expectedLoops = Math.floor((seconds / 2 - 1) / 32);
    expect((liveWindow?.discontinuitySequence ?? 0) + discontinuityCount).toBe(expectedLoops);
  }
});

test('after its end, a stream’s window has its last segments and is marked as ended', () => {
  const times = { startMs, endMs: getTimeAfter(120) };
  expect(computeLiveWindow(loopDurations, times, getTimeAfter(119))?.isEnded).toBe(false);
  const endedWindow = computeLiveWindow(loopDurations, times, getTimeAfter(5000));
  expect(endedWindow?.isEnded).toBe(true);
  expect(endedWindow?.segments.at(-1)?.programTimeMs).toBe(getTimeAfter(118));
});
