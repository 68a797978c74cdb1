import type { EngineSnapshot, EventTimes } from './engine.ts';

/** Milliseconds by which an encoder's clock may be wrong. */
const clockToleranceMs = 10 * 60_000;

/** The part of a snapshot that contains times. */
export type StreamTimes = Pick<EngineSnapshot, 'live' | 'seekRange' | 'wallClockOrigin'>;

/**
 * Returns the stream's times of day only if they are plausible, because an encoder may have a wrong clock. The live
 * edge must lie between the event's start and now, with a tolerance of minutes.
 * @returns milliseconds since 1970 at media time 0; null if the stream's times are wrong or missing
 */
export function getTrustedOrigin(
  { live, seekRange, wallClockOrigin }: StreamTimes,
  { now, start = now }: EventTimes,
): number | null {
  if (!live || wallClockOrigin === null) return wallClockOrigin;
  const edgeMs = wallClockOrigin + seekRange.end * 1000;
  return edgeMs >= Math.min(now, start) - clockToleranceMs && edgeMs <= now + clockToleranceMs ? wallClockOrigin : null;
}

/** Steps of the live edge up to this many milliseconds do not move moments, because playlists grow in steps. */
const edgeStepMs = 10_000;

/** Milliseconds since 1970 at media time 0: by the stream's times of day, and for moments of the match. */
export interface Origins {
  wallClockOrigin: number | null;
  /** This origin is known even in a live stream whose times are wrong or missing. */
  momentOrigin: number | null;
}

/**
 * In a live stream without plausible times, the newest second counts as now, because the window may begin long after
 * the match began.
 */
const getOriginFromEdge = ({ seekRange }: StreamTimes, { now }: EventTimes): number => now - seekRange.end * 1000;

/**
 * Computes a stream's origins. Moments do not move while the live edge moves in small steps, freezes, or becomes the
 * end of a recording.
 */
export function createOrigins(): (stream: StreamTimes, times: EventTimes) => Origins {
  /** The origins of the live stream, and the newest edge that agreed with them, in milliseconds. */
  let knownOrigins: { wallClockOrigin: number | null; momentOrigin: number; edge: number } | null = null;
  return (stream, times) => {
    const edge = stream.seekRange.end * 1000;
    // Nothing is loaded.
    if (edge === 0) knownOrigins = null;
    const wallClockOrigin = getTrustedOrigin(stream, times);
    if (!stream.live) return knownOrigins ?? { wallClockOrigin, momentOrigin: wallClockOrigin };
    let momentOrigin = wallClockOrigin ?? getOriginFromEdge(stream, times);
    if (knownOrigins && wallClockOrigin === null) {
      if (Math.abs(momentOrigin - knownOrigins.momentOrigin) <= edgeStepMs) momentOrigin = knownOrigins.momentOrigin;
      else if (Math.abs(edge - knownOrigins.edge) <= edgeStepMs) return knownOrigins;
    }
    return (knownOrigins = { wallClockOrigin, momentOrigin, edge });
  };
}

/**
 * Finds a moment of the event in a live stream whose times of day are wrong or missing.
 * @returns media seconds within the stream; null if the stream's times are right
 */
export function getSecondWithoutTimes(stream: StreamTimes, moment: Date, times: EventTimes): number | null {
  if (!stream.live || getTrustedOrigin(stream, times) !== null) return null;
  const { start, end } = stream.seekRange;
  return Math.min(Math.max((moment.getTime() - getOriginFromEdge(stream, times)) / 1000, start), end);
}
