/** What stands between a viewer and a start that needs nothing from them, or `ready`. */
export type Advice = 'offline' | 'browser' | 'player' | 'network' | 'device' | 'muted' | 'sound' | 'clock' | 'ready';

/** What is known of this viewer's browser and line before a kick-off. */
export interface Readiness {
  /** The line is there. */
  online: boolean;
  /** The engine: there, not to be had, or not for this browser. */
  engine: 'ready' | 'missing' | 'unsupported';
  /** The stream's host could be reached; true while its address is not known. A playlist that is not there yet is no fault. */
  reaches: boolean;
  /** The server lets them use this device. */
  admitted: boolean;
  /** They have turned the sound off. */
  muted: boolean;
  /** The browser lets sound start by itself: somebody has touched this page. */
  mayPlaySound: boolean;
  /** Milliseconds by which the machine's clock is wrong. */
  clockOff: number;
}

/** A clock that is wrong by less hurts nobody. Milliseconds. */
const tolerated = 120_000;

/** The first thing to do, what hinders most before what is only less comfortable. */
export function adviceOf(known: Readiness): Advice {
  if (!known.online) return 'offline';
  if (known.engine === 'unsupported') return 'browser';
  if (known.engine === 'missing') return 'player';
  if (!known.reaches) return 'network';
  if (!known.admitted) return 'device';
  if (known.muted) return 'muted';
  if (!known.mayPlaySound) return 'sound';
  return Math.abs(known.clockOff) > tolerated ? 'clock' : 'ready';
}

const minute = 60_000;
/** How long before a kick-off it is looked whether everything is there, in milliseconds. */
export const readyAhead = 15 * minute;

/**
 * How long to wait before looking, in milliseconds: all who wait for a match must not ask in the same second.
 * @param left milliseconds until the kick-off @param random 0 to 1, as Math.random
 */
export function lookDelay(left: number, random: () => number): number {
  const early = left - readyAhead;
  if (early > 0) return early + random() * 2 * minute;
  return Math.min(2_000 + random() * 8_000, Math.max(0, left / 2));
}
