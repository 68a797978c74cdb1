/** The most serious obstacle to an automatic start with sound, or `ready`. */
export type Obstacle = 'offline' | 'browser' | 'player' | 'network' | 'device' | 'muted' | 'sound' | 'clock' | 'ready';

/** The state of the viewer's browser and network before a kick-off. */
export interface Readiness {
  /** The network is available. */
  isOnline: boolean;
  /** The engine: loaded, failed to load, or not supported by this browser. */
  engine: 'ready' | 'missing' | 'unsupported';
  /**
   * The stream's host responds; true while its address is unknown. A missing playlist is no failure before kick-off.
   */
  isServerReachable: boolean;
  /** The server accepts this device. */
  isDeviceChecked: boolean;
  /** The viewer has muted the player. */
  isMuted: boolean;
  /** The browser allows sound, because the viewer has interacted with the page. */
  mayPlaySound: boolean;
  /** Milliseconds by which the device's clock is wrong. */
  clockOffsetMs: number;
}

/** A smaller error of the clock has no effect. Milliseconds. */
const clockToleranceMs = 120_000;

/** Returns the most serious obstacle; `ready` if there is none. */
export function findObstacle(readiness: Readiness): Obstacle {
  if (!readiness.isOnline) return 'offline';
  if (readiness.engine === 'unsupported') return 'browser';
  if (readiness.engine === 'missing') return 'player';
  if (!readiness.isServerReachable) return 'network';
  if (!readiness.isDeviceChecked) return 'device';
  if (readiness.isMuted) return 'muted';
  if (!readiness.mayPlaySound) return 'sound';
  return Math.abs(readiness.clockOffsetMs) > clockToleranceMs ? 'clock' : 'ready';
}

const minuteMs = 60_000;
/** Time before kick-off at which the check starts. */
const readyLeadMs = 15 * minuteMs;

/**
 * The wait before the check. It is random, so that the viewers of a match do not send their requests in the same
 * second.
 * @param remainingMs milliseconds until the kick-off
 * @param random from 0 to 1, as Math.random
 * @returns milliseconds
 */
export function getCheckDelayMs(remainingMs: number, random: () => number): number {
  const untilReadyMs = remainingMs - readyLeadMs;
  if (untilReadyMs > 0) return untilReadyMs + random() * 2 * minuteMs;
  return Math.min(2_000 + random() * 8_000, Math.max(0, remainingMs / 2));
}
