/** Seconds between two looks at an event that should have started: once a second at first, then ever slower. */
const kickOffSteps = [1, 1, 1, 2, 3, 5, 8, 13, 20];

/**
 * How long to wait before the event is fetched again around its kick-off, in milliseconds. Spread by chance, so that
 * the viewers of a match, who all reach zero together, do not arrive together. @param attempt from 0
 */
export function kickOffDelay(attempt: number, random: () => number = Math.random): number {
  const step = kickOffSteps[Math.min(attempt, kickOffSteps.length - 1)] ?? 1;
  return Math.round(step * 1000 * (0.5 + random()));
}

/** How long between two looks at whether a recording is there: 15 to 30 s, in milliseconds. */
export function replayDelay(random: () => number = Math.random): number {
  return Math.round(15_000 + random() * 15_000);
}
