/** Seconds between two loads of an event after its kick-off time; the waits grow. */
const kickOffDelaySeconds = [1, 1, 1, 2, 3, 5, 8, 13, 20];

/**
 * The wait before the next load of an event around its kick-off. It is random, because the countdowns of all viewers
 * end at the same moment.
 * @param attempt from 0
 * @returns milliseconds
 */
export function getKickOffDelayMs(attempt: number, random: () => number = Math.random): number {
  const step = kickOffDelaySeconds[Math.min(attempt, kickOffDelaySeconds.length - 1)] ?? 1;
  return Math.round(step * 1000 * (0.5 + random()));
}

/**
 * The wait before the next check for a recording: 15 to 30 s.
 * @returns milliseconds
 */
export function getReplayDelayMs(random: () => number = Math.random): number {
  return Math.round(15_000 + random() * 15_000);
}
