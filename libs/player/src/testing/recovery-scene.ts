import { vi } from 'vitest';
import type { RecoveryReport } from '../recovery/outage.ts';
import type { PlaybackPosition } from '../recovery/playback-position.ts';
import { createRecovery, type Recovery, type RecoveryOptions } from '../recovery/recovery.ts';
import { createFakeEngine, liveSnapshot, recordingSnapshot } from './fake-engine.ts';

/** The position of a frame at the live edge. */
export const liveEdgePosition: PlaybackPosition = {
  time: 55,
  wallClock: Date.UTC(2026, 1, 14, 18, 0, 55),
  live: true,
  atLiveEdge: true,
};
export const watchdogTimeoutMs = 6000;

/** A recovery with a fake engine: functions for events, and records of its reactions. */
export function createRecoveryScene({
  kind = 'live',
  ...overrides
}: Partial<RecoveryOptions> & { kind?: 'live' | 'recording' } = {}) {
  const engine = createFakeEngine(kind === 'live' ? liveSnapshot : recordingSnapshot);
  const conditions = { playing: true, online: true, seeking: false, seeks: [] as number[], addressRequestCount: 0 };
  const reports: RecoveryReport[] = [];
  const recovery = createRecovery({
    engine,
    position: () => 55,
    seek: (time) => conditions.seeks.push(time),
    shouldPlay: () => conditions.playing,
    isSeeking: () => conditions.seeking,
    hasMore: () => false,
    isOnline: () => conditions.online,
    isLive: () => kind === 'live',
    hasSpareCamera: () => false,
    address: () => 'old.m3u8',
    resolveAddress: () => {
      conditions.addressRequestCount += 1;
      return Promise.resolve('new.m3u8');
    },
    load: (address, startAt) => engine.load(address, startAt),
    report: (report) => reports.push(report),
    random: () => 1,
    ...overrides,
  });
  return { engine, conditions, reports, recovery, lastReport: () => reports.at(-1) };
}

/** Advances the clock with the watchdog's ticks. @param frame reported before each tick */
export async function advanceClock(recovery: Recovery, milliseconds: number, frame?: PlaybackPosition): Promise<void> {
  for (let elapsedMs = 0; elapsedMs < milliseconds; elapsedMs += 500) {
    await vi.advanceTimersByTimeAsync(500);
    if (frame) recovery.onFrame(frame);
    recovery.onTick();
    await vi.advanceTimersByTimeAsync(0);
  }
}
