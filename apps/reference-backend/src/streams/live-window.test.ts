import { expect, test } from 'vitest';
import { dvrSeconds, liveWindow } from './live-window.ts';

const loop = Array.from({ length: 32 }, () => 2);
const startMs = Date.parse('2026-01-10T18:00:00Z');
const after = (seconds: number): number => startMs + seconds * 1000;

test('returns undefined before the first segment is over', () => {
  expect(liveWindow(loop, { startMs }, after(-60))).toBeUndefined();
  expect(liveWindow(loop, { startMs }, after(1.999))).toBeUndefined();
  expect(liveWindow(loop, { startMs }, after(2))?.segments).toHaveLength(1);
});

test('lists a segment only after its end', () => {
  for (const seconds of [3, 63.9, 64, 64.1, 777.7]) {
    const last = liveWindow(loop, { startMs }, after(seconds))?.segments.at(-1);
    const end = ((last?.programTimeMs ?? 0) - startMs) / 1000 + (last?.duration ?? 0);
    expect(end).toBeLessThanOrEqual(seconds);
    expect(end).toBeGreaterThan(seconds - 2);
  }
});

test('a segment has the same number, time and discontinuity for viewers at different times', () => {
  const early = liveWindow(loop, { startMs }, after(3600));
  const laterWindow = liveWindow(loop, { startMs }, after(3900));
  const shared = early?.segments.filter((segment) => segment.sequence >= (laterWindow?.mediaSequence ?? 0)) ?? [];
  expect(shared.length).toBeGreaterThan(700);
  for (const segment of shared)
    expect(laterWindow?.segments[segment.sequence - (laterWindow?.mediaSequence ?? 0)]).toEqual(segment);
});

test('each program time is the previous one plus its duration, also across the loop', () => {
  const ragged = [2.005333, 1.984, 2.010667];
  const segments = liveWindow(ragged, { startMs }, after(600))?.segments ?? [];
  segments.slice(1).forEach((segment, position) => {
    const previousSegment = segments[position];
    const expected = (previousSegment?.programTimeMs ?? 0) + (previousSegment?.duration ?? 0) * 1000;
    expect(Math.abs(segment.programTimeMs - expected)).toBeLessThanOrEqual(1);
  });
});

test('the window reaches back to the DVR limit, and never before the start', () => {
  const young = liveWindow(loop, { startMs }, after(100));
  expect(young?.mediaSequence).toBe(0);
  expect(young?.segments[0]?.programTimeMs).toBe(startMs);
  const old = liveWindow(loop, { startMs }, after(7200));
  expect(old?.segments).toHaveLength(dvrSeconds / 2);
  expect(old?.mediaSequence).toBe((7200 - dvrSeconds) / 2);
});

test('the discontinuity sequence counts the discontinuities that have left the window', () => {
  for (let seconds = dvrSeconds; seconds < dvrSeconds + 400; seconds += 2) {
    const window = liveWindow(loop, { startMs }, after(seconds));
    const listed = window?.segments.filter((segment) => segment.discontinuity).length ?? 0;
    const ever = Math.floor((seconds / 2 - 1) / 32);
    expect((window?.discontinuitySequence ?? 0) + listed).toBe(ever);
  }
});

test('a finished stream keeps its last segments and is marked as ended', () => {
  const times = { startMs, endMs: after(120) };
  expect(liveWindow(loop, times, after(119))?.isEnded).toBe(false);
  const endedWindow = liveWindow(loop, times, after(5000));
  expect(endedWindow?.isEnded).toBe(true);
  expect(endedWindow?.segments.at(-1)?.programTimeMs).toBe(after(118));
});
