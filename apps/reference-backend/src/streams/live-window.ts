/** One segment of a live playlist. */
export interface LiveSegment {
  /** Media sequence number, counted from the stream's start and therefore the same for all viewers. */
  readonly sequence: number;
  /** Milliseconds since 1970 at the first frame. */
  readonly programTimeMs: number;
  /** Seconds. */
  readonly duration: number;
  /** True when the loop restarts: the media's timestamps jump back here. */
  readonly discontinuity: boolean;
}

/** The content of a live playlist at one moment. */
export interface LiveWindow {
  readonly mediaSequence: number;
  readonly discontinuitySequence: number;
  readonly segments: readonly LiveSegment[];
  /** True when the stream is over and its last segment is listed. */
  readonly isEnded: boolean;
}

/** Times of a live stream, milliseconds since 1970. */
export interface LiveTimes {
  readonly startMs: number;
  readonly endMs?: number | undefined;
}

/** How far back a viewer may seek in a live stream, seconds. */
export const dvrSeconds = 30 * 60;

/**
 * The sliding window of an endless loop at `nowMs`. A segment is listed once it is over (`programTimeMs + duration <= nowMs`)
 * and until it is `dvrSeconds` old.
 * @param durations seconds of the loop's segments, in order
 * @returns undefined until the first segment is over
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

/** Start of every segment and, last, the length of the loop; seconds. */
function getStarts(durations: readonly number[]): number[] {
  const startsSeconds = [0];
  for (const duration of durations) startsSeconds.push((startsSeconds.at(-1) ?? 0) + duration);
  return startsSeconds;
}

/**
 * The number of segments that are over after `elapsed` seconds. The small tolerance covers the rounding of AAC frame
 * lengths.
 */
function countSegmentsBefore(startsSeconds: readonly number[], elapsedSeconds: number): number {
  const loopSeconds = startsSeconds.at(-1) ?? 0;
  if (elapsedSeconds <= 0) return 0;
  const loopCount = Math.floor((elapsedSeconds + 1e-6) / loopSeconds);
  const secondsInLoop = elapsedSeconds - loopCount * loopSeconds + 1e-6;
  return loopCount * (startsSeconds.length - 1) + startsSeconds.slice(1).filter((end) => end <= secondsInLoop).length;
}
