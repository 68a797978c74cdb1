/**
 * The clock of the reference data. It equals the machine's clock, unless it is frozen for pictures or faster for tests.
 * A faster clock reaches future events sooner, so `toWall` converts their dates for viewers.
 */
export interface WorldClock {
  /** The world's time, milliseconds since 1970. */
  now: () => number;
  /** The machine's time, milliseconds since 1970, unless it is frozen. */
  wallNow: () => number;
  /** Converts world time to the time that viewers see. */
  toWall: (worldTime: number) => number;
  /** Converts the time that viewers see to world time. */
  toWorld: (wallTime: number) => number;
  /** The seconds of world time per second. */
  factor: number;
  /**
   * Advances the machine's time and the world time, for a test.
   * @param time in milliseconds of the machine's time
   */
  advance: (time: number) => void;
}

/** Creates a clock. `now` freezes it; with `factor` 60 an hour of world time passes in a minute. */
export function createWorldClock({
  now,
  factor = 1,
}: { now?: number | undefined; factor?: number | undefined } = {}): WorldClock {
  let advancedMs = 0;
  const advance = (time: number) => void (advancedMs += time);
  if (now !== undefined) {
    const getFrozenTime = () => now + advancedMs;
    return {
      now: getFrozenTime,
      wallNow: getFrozenTime,
      toWall: (time) => time,
      toWorld: (time) => time,
      factor: 1,
      advance,
    };
  }
  const start = Date.now();
  const getWallTime = () => Date.now() + advancedMs;
  return {
    now: () => start + (getWallTime() - start) * factor,
    wallNow: getWallTime,
    toWall: (time) => (time <= start ? time : start + (time - start) / factor),
    toWorld: (time) => (time <= start ? time : start + (time - start) * factor),
    factor,
    advance,
  };
}

/** Two times that are further apart than this come from a clock that was set, in milliseconds. */
const maxLeadMs = 1000;

/** A clock that never returns one time twice, so that records sorted by time keep their order. */
export function createDistinctTimes(nowMs: () => number): () => number {
  let lastMs = -Infinity;
  return () => {
    const currentMs = nowMs();
    const isSetBack = lastMs - currentMs > maxLeadMs;
    lastMs = currentMs > lastMs || isSetBack ? currentMs : lastMs + 1;
    return lastMs;
  };
}
