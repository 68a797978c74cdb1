import type { EngineSnapshot } from './engine.ts';

/** Times that the page knows without the stream, in milliseconds since 1970. */
export interface EventTimes {
  /** By the server's clock. */
  now: number;
  /** Second 0 of a live stream's match; undefined while the page does not know it. */
  start: number | undefined;
}

/** Milliseconds by which an encoder's clock may be wrong. */
const clockToleranceMs = 10 * 60_000;

/** The part of a snapshot that contains times. */
export type StreamTimes = Pick<EngineSnapshot, 'live' | 'seekRange' | 'wallClockOrigin'>;

/**
 * Judges the times of day in a live stream: an encoder may have a wrong clock. The live edge lies between the event's start and now, a
 * few minutes aside; every other time is no time of day.
 * @returns milliseconds since 1970 at media time 0; null where the stream's times are wrong or missing
 */
export function trustedOrigin(
  { live, seekRange, wallClockOrigin }: StreamTimes,
  { now, start = now }: EventTimes,
): number | null {
  if (!live || wallClockOrigin === null) return wallClockOrigin;
  const edge = wallClockOrigin + seekRange.end * 1000;
  return edge >= Math.min(now, start) - clockToleranceMs && edge <= now + clockToleranceMs ? wallClockOrigin : null;
}

/**
 * Finds a moment of the event in a live stream whose times of day are wrong or missing: its seconds count from the stream's begin.
 * @returns media seconds within the stream; null where the moment's own time of day is right
 */
export function secondWithoutTimes(stream: StreamTimes, moment: Date, { now, start }: EventTimes): number | null {
  if (!stream.live || start === undefined || trustedOrigin(stream, { now, start }) !== null) return null;
  const { seekRange } = stream;
  return Math.min(Math.max((moment.getTime() - start) / 1000, seekRange.start), seekRange.end);
}
