/** The shortest wait for a frame in usual playback, in milliseconds. */
export const minTimeoutMs = 6000;
const withheldTimeoutMs = 1500;
const restartTimeoutMs = 600;

export interface FrameTimeoutInput {
  /** Seconds; 0 while unknown. */
  targetDuration: number;
  attemptCount: number;
  isSeeking: boolean;
  isWithheld: boolean;
  hasRestarted: boolean;
}

/** Returns how long the watchdog waits for a frame, in milliseconds. */
export function getFrameTimeoutMs({
  targetDuration,
  attemptCount,
  isSeeking,
  isWithheld,
  hasRestarted,
}: FrameTimeoutInput): number {
  if (isWithheld) return withheldTimeoutMs;
  if (hasRestarted) return restartTimeoutMs;
  // A slow device may need longer than the first timeout for a frame, so each attempt waits longer.
  const defaultMs = Math.max(minTimeoutMs, 3000 * targetDuration) * Math.min(3, 1 + attemptCount);
  // A seek waits for a segment, too, so it may take longer.
  return isSeeking ? 2 * defaultMs : defaultMs;
}
