/** One segment of a live playlist. */
export interface LiveSegment {
  /** The media sequence number, counted from the stream's start. */
  readonly sequence: number;
  /** The film's fragment of a goal; undefined for the repeated media. */
  readonly goalFragment: number | undefined;
  /** The time of the first frame, milliseconds since 1970. */
  readonly programTimeMs: number;
  /** In seconds. */
  readonly duration: number;
  /** True where the media's timestamps jump: at a repetition, and before and after a goal. */
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

/** The film's fragments with goals, by the sequence numbers of the segments that they replace. */
export type GoalFragments = ReadonlyMap<number, number>;

/** The start and end of a live stream, milliseconds since 1970. */
export interface LiveTimes {
  readonly startMs: number;
  readonly endMs?: number | undefined;
}

/**
 * Computes the window of a live stream that repeats its media. A segment is listed from its end
 * (`programTimeMs + duration <= nowMs`) until it is `windowSeconds` old.
 * @param durations the seconds of the repeated media's segments, in order
 * @param windowSeconds how far back viewers can seek; Infinity for a window that reaches back to the start
 * @param goals the film's fragments that replace segments, by sequence number, with the same durations
 * @returns undefined before the end of the first segment
 */
export function computeLiveWindow(
  durations: readonly number[],
  times: LiveTimes,
  nowMs: number,
  windowSeconds: number,
  goals: GoalFragments = new Map(),
): LiveWindow | undefined {
  const edgeMs = times.endMs === undefined ? nowMs : Math.min(nowMs, times.endMs);
  const elapsedSeconds = (edgeMs - times.startMs) / 1000;
  const startsSeconds = getStarts(durations);
  const loopSeconds = startsSeconds.at(-1) ?? 0;
  if (loopSeconds === 0) return undefined;
  const count = countSegmentsBefore(startsSeconds, elapsedSeconds);
  if (count === 0) return undefined;
  const firstSegment = Math.max(0, countSegmentsBefore(startsSeconds, elapsedSeconds - windowSeconds));
  const getFragment = (sequence: number): number => goals.get(sequence) ?? sequence % durations.length;
  const isLoopStart = (sequence: number): boolean => sequence > 0 && sequence % durations.length === 0;
  const hasJump = (sequence: number): boolean =>
    sequence > 0 && getFragment(sequence) !== getFragment(sequence - 1) + 1;
  /** The number of repetitions that begin before a segment. */
  const countLoopJumps = (sequence: number): number => Math.max(0, Math.floor((sequence - 1) / durations.length));
  const nearGoals = [...new Set([...goals.keys()].flatMap((sequence) => [sequence, sequence + 1]))];
  const addedJumps = nearGoals
    .filter((sequence) => sequence < firstSegment)
    .reduce((sum, sequence) => sum + Number(hasJump(sequence)) - Number(isLoopStart(sequence)), 0);
  const segments: LiveSegment[] = [];
  for (let sequence = firstSegment; sequence < count; sequence += 1) {
    const index = sequence % durations.length;
    const offsetSeconds = Math.floor(sequence / durations.length) * loopSeconds + (startsSeconds[index] ?? 0);
    segments.push({
      sequence,
      goalFragment: goals.get(sequence),
      programTimeMs: Math.round(times.startMs + offsetSeconds * 1000),
      duration: durations[index] ?? 0,
      discontinuity: hasJump(sequence),
    });
  }
  return {
    mediaSequence: firstSegment,
    discontinuitySequence: countLoopJumps(firstSegment) + addedJumps,
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
