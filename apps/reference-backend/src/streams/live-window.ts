/** One segment of a live playlist. */
export interface LiveSegment {
  /** The media sequence number, counted from the stream's start. */
  readonly sequence: number;
  /** The time of the first frame, milliseconds since 1970. */
  readonly programTimeMs: number;
  /** In seconds. */
  readonly duration: number;
  /** True for the first segment of a repetition, where the media's timestamps jump back. */
  readonly discontinuity: boolean;
}

/** The content of a live playlist at a time. */
export interface LiveWindow {
  readonly mediaSequence: number;
  readonly discontinuitySequence: number;
  readonly segments: readonly LiveSegment[];
  /** True if the stream has ended, and the window contains its last segment. */
  readonly isEnded: boolean;
}

/** The start and end of a live stream, milliseconds since 1970. */
export interface LiveTimes {
  readonly startMs: number;
  readonly endMs?: number | undefined;
}

/** How far back viewers can seek in a live stream. */
export const dvrSeconds = 30 * 60;

/**
 * Computes the sliding window of a live stream that repeats its media. A segment is listed from its end
 * (`programTimeMs + duration <= nowMs`) until it is `dvrSeconds` old.
 * @param durations the seconds of the media's segments, in order
 * @returns undefined before the end of the first segment
 */
export function computeLiveWindow(
  durations: readonly number[],
  times: LiveTimes,
  nowMs: number,
): LiveWindow | undefined {
  const edgeMs = times.endMs === undefined ? nowMs : Math.min(nowMs, times.endMs);
  const elapsedSeconds = (edgeMs - times.startMs) / 1000;
  const startsSeconds = getStarts(durations);
  const loopSeconds = startsSeconds.at(-1) ?? 0;
  if (loopSeconds === 0) return undefined;
  const count = countSegmentsBefore(startsSeconds, elapsedSeconds);
  if (count === 0) return undefined;
  const firstSegment = Math.max(0, countSegmentsBefore(startsSeconds, elapsedSeconds - dvrSeconds));
  const segments: LiveSegment[] = [];
  for (let sequence = firstSegment; sequence < count; sequence += 1) {
    const index = sequence % durations.length;
    const offsetSeconds = Math.floor(sequence / durations.length) * loopSeconds + (startsSeconds[index] ?? 0);
    segments.push({
      sequence,
      programTimeMs: Math.round(times.startMs + offsetSeconds * 1000),
      duration: durations[index] ?? 0,
      discontinuity: sequence > 0 && index === 0,
    });
  }
  return {
    mediaSequence: firstSegment,
    discontinuitySequence: firstSegment === 0 ? 0 : Math.floor((firstSegment - 1) / durations.length),
    segments,
    isEnded: times.endMs !== undefined && nowMs >= times.endMs,
  };
}

/** The start of each segment, and as the last element the length of the loop, in seconds. */
function getStarts(durations: readonly number[]): number[] {
  const startsSeconds = [0];
  for (const duration of durations) startsSeconds.push((startsSeconds.at(-1) ?? 0) + duration);
  return startsSeconds;
}

/**
 * The number of segments that have ended after `elapsedSeconds`. The small tolerance covers the rounding of AAC frame
 * lengths.
 */
function countSegmentsBefore(startsSeconds: readonly number[], elapsedSeconds: number): number {
  const loopSeconds = startsSeconds.at(-1) ?? 0;
  if (elapsedSeconds <= 0) return 0;
  const loopCount = Math.floor((elapsedSeconds + 1e-6) / loopSeconds);
  const secondsInLoop = elapsedSeconds - loopCount * loopSeconds + 1e-6;
  return loopCount * (startsSeconds.length - 1) + startsSeconds.slice(1).filter((end) => end <= secondsInLoop).length;
}
