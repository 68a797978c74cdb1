/** The most serious obstacle to an automatic start with sound, or `ready`. */
export type Advice = 'offline' | 'browser' | 'player' | 'network' | 'device' | 'muted' | 'sound' | 'clock' | 'ready';

/** The state of the viewer's browser and network before a kick-off. */
export interface Readiness {
  /** The network is available. */
  online: boolean;
  /** The engine: loaded, failed to load, or not supported by this browser. */
  engine: 'ready' | 'missing' | 'unsupported';
  /**
   * The stream's host responds; true while its address is unknown. A missing playlist is no failure before kick-off.
   */
  reaches: boolean;
  /** The server accepts this device. */
  admitted: boolean;
  /** The viewer has muted the player. */
  muted: boolean;
  /** The browser allows sound, because the viewer has interacted with the page. */
  mayPlaySound: boolean;
  /** Milliseconds by which the device's clock is wrong. */
  clockOff: number;
}

/** A smaller error of the clock has no effect. Milliseconds. */
const clockToleranceMs = 120_000;

/** The advice for the most serious obstacle. */
export function getAdvice(known: Readiness): Advice {
  if (!known.online) return 'offline';
  if (known.engine === 'unsupported') return 'browser';
  if (known.engine === 'missing') return 'player';
  if (!known.reaches) return 'network';
  if (!known.admitted) return 'device';
  if (known.muted) return 'muted';
  if (!known.mayPlaySound) return 'sound';
  return Math.abs(known.clockOff) > clockToleranceMs ? 'clock' : 'ready';
}

const minute = 60_000;
/** Time before kick-off at which the check starts. */
export const readyLeadMs = 15 * minute;

/**
 * The wait before the check. It is random, so that the viewers of a match do not send their requests in the same
 * second.
 * @param left milliseconds until the kick-off
 * @param random from 0 to 1, as Math.random
 * @returns milliseconds
 */
export function getCheckDelayMs(left: number, random: () => number): number {
  const early = left - readyLeadMs;
  if (early > 0) return early + random() * 2 * minute;
  return Math.min(2_000 + random() * 8_000, Math.max(0, left / 2));
}
