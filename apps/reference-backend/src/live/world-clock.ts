/**
 * The world's time. Usually the machine's; frozen for pictures, or faster, so that a test need not wait for a match.
 * In a fast world what lies ahead comes sooner on the wall: dates in answers are the viewer's, `toWall` makes them.
 */
export interface WorldClock {
  /** The world's time, milliseconds since 1970. */
  now: () => number;
  /** The machine's time. */
  wallNow: () => number;
  /** When a moment of the world is, or was, on the viewer's clock. */
  toWall: (worldTime: number) => number;
  /** The reverse. */
  toWorld: (wallTime: number) => number;
  /** Seconds of the world per second. */
  factor: number;
  /** Puts both clocks forward, so that a test need not wait: from now on it is later, by milliseconds of the machine's time. */
  pass: (time: number) => void;
}

/** `now` freezes the clock; `factor` 60 lets an hour pass in a minute, from the moment of the call. */
export function worldClock({
  now,
  factor = 1,
}: { now?: number | undefined; factor?: number | undefined } = {}): WorldClock {
  let passed = 0;
  const pass = (time: number) => void (passed += time);
  if (now !== undefined) {
    const frozen = () => now + passed;
    return { now: frozen, wallNow: frozen, toWall: (time) => time, toWorld: (time) => time, factor: 1, pass };
  }
  const start = Date.now();
  const wallNow = () => Date.now() + passed;
  return {
    now: () => start + (wallNow() - start) * factor,
    wallNow,
    toWall: (time) => (time <= start ? time : start + (time - start) / factor),
    toWorld: (time) => (time <= start ? time : start + (time - start) * factor),
    factor,
    pass,
  };
}
