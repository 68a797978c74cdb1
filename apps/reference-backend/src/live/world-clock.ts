/**
 * The clock of the reference data: usually the machine's, frozen for pictures, or faster, so that tests need not wait
 * for a match. At a higher speed future events come sooner: `toWall` converts their dates for viewers.
 */
export interface WorldClock {
  /** The world's time, milliseconds since 1970. */
  now: () => number;
  /** The machine's time. */
  wallNow: () => number;
  /** The viewer's time for a time on this clock. */
  toWall: (worldTime: number) => number;
  /** The time on this clock for a viewer's time. */
  toWorld: (wallTime: number) => number;
  /** Seconds of the world per second. */
  factor: number;
  /**
   * Advances both clocks for a test.
   * @param time milliseconds of the machine's time
   */
  advance: (time: number) => void;
}

/** Makes the clock. `now` freezes it; at `factor` 60 an hour passes in a minute, from the call on. */
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
