import type { SiteConfig } from '@touchline/feature-kit';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

/** Waiting times, in milliseconds. */
export interface Timing {
  /** Minimal age of the viewer's account. */
  minAccountAgeMs: number;
  /** Time from "later" to the next question. */
  pauseMs: number;
  /** Time from the page's load to the question. */
  promptDelayMs: number;
}

/** The times of the specification, sections 5 and 9. */
export const timingByFlavor: Readonly<Record<SiteConfig['flavor'], Timing>> = {
  default: { minAccountAgeMs: 7 * dayMs, pauseMs: 1440 * minuteMs, promptDelayMs: 20 * secondMs },
  alternate: { minAccountAgeMs: 30 * minuteMs, pauseMs: 10 * minuteMs, promptDelayMs: 5 * secondMs },
};
