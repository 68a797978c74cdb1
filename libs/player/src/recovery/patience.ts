/** The shortest patience, in milliseconds. */
export const LEAST_PATIENCE = 6000;
const FORBIDDEN_PATIENCE = 1500;
const RESTART_PATIENCE = 600;

export interface PatienceInput {
  /** Seconds; 0 while unknown. */
  targetDuration: number;
  attempts: number;
  isSeeking: boolean;
  isRefused: boolean;
  hasRestarted: boolean;
}

/** How long the watchdog waits for a frame, in milliseconds. */
export function patienceOf({ targetDuration, attempts, isSeeking, isRefused, hasRestarted }: PatienceInput): number {
  if (isRefused) return FORBIDDEN_PATIENCE;
  if (hasRestarted) return RESTART_PATIENCE;
  // A slow device may need more than one patience to show a frame; it must not reload for ever.
  const usual = Math.max(LEAST_PATIENCE, 3000 * targetDuration) * Math.min(3, 1 + attempts);
  // A seek waits for a segment, too: it may take longer, but not for ever.
  return isSeeking ? 2 * usual : usual;
}
