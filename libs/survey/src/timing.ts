import type { SiteConfig } from '@touchline/feature-kit';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Waiting times, in milliseconds. */
export interface Timing {
  /** Minimal age of the viewer's account. */
  age: number;
  /** Time from "later" to the next question. */
  pauseMs: number;
  /** Time from the page's load to the question. */
  delay: number;
}

/** The times of the specification, sections 5 and 9. */
export const timings: Readonly<Record<SiteConfig['flavor'], Timing>> = {
  default: { age: 7 * day, pauseMs: 1440 * minute, delay: 20 * second },
  alternate: { age: 30 * minute, pauseMs: 10 * minute, delay: 5 * second },
};
