import type { EngineSnapshot } from './engine.ts';

/** Times that the page knows without the stream, in milliseconds since 1970. */
export interface EventTimes {
  /** By the server's clock. */
  now: number;
  /** When second 0 of a live stream's match occurred; undefined while the page does not know it. */
  start: number | undefined;
}

/** Milliseconds by which an encoder's clock may be wrong. */
const clockToleranceMs = 10 * 60_000;

/** The part of a snapshot that contains times. */
export type StreamTimes = Pick<EngineSnapshot, 'live' | 'seekRange' | 'wallClockOrigin'>;

/**
 * Returns the stream's times of day only if they are plausible, because an encoder may have a wrong clock. The live
 * edge must lie between the event's start and now, with a tolerance of minutes.
 * @returns milliseconds since 1970 at media time 0; null if the stream's times are wrong or missing
 */
export function trustedOrigin(
  { live, seekRange, wallClockOrigin }: StreamTimes,
  { now, start = now }: EventTimes,
): number | null {
  if (!live || wallClockOrigin === null) return wallClockOrigin;
  const edge = wallClockOrigin + seekRange.end * 1000;
  return edge >= Math.min(now, start) - clockToleranceMs && edge <= now + clockToleranceMs ? wallClockOrigin : null;
}

/** Milliseconds by which the live edge may move without moving the moments: playlists grow in steps. */
const edgeStepMs = 10_000;

/**
 * Relates a stream to times of moments. In a live stream whose times are wrong or missing, the newest second counts as
 * now.
 * @param previousOrigin the last result, which is kept while the live edge moves in small steps
 * @returns milliseconds since 1970 at media time 0; null for a recording without times
 */
export function momentOrigin(
  stream: StreamTimes,
  times: EventTimes,
  previousOrigin: number | null = null,
): number | null {
  const trusted = trustedOrigin(stream, times);
  if (trusted !== null || !stream.live) return trusted;
  const origin = times.now - stream.seekRange.end * 1000;
  return previousOrigin !== null && Math.abs(origin - previousOrigin) <= edgeStepMs ? previousOrigin : origin;
}

/**
 * Finds a moment of the event in a live stream whose times of day are wrong or missing.
 * @returns media seconds within the stream; null if the stream's times are right
 */
export function secondWithoutTimes(stream: StreamTimes, moment: Date, times: EventTimes): number | null {
  const origin = trustedOrigin(stream, times) === null ? momentOrigin(stream, times) : null;
  if (origin === null) return null;
  const { start, end } = stream.seekRange;
  return Math.min(Math.max((moment.getTime() - origin) / 1000, start), end);
}
