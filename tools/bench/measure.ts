/** One row of docs/benchmarks.md. */
export interface Measure {
  name: string;
  /** The figure as it is printed, unit included. */
  figure: string;
  /** What it may be at most (or at least), as printed. */
  target: string;
  met: boolean;
}

const shown = (value: number, digits: number): string => value.toFixed(digits);

/** A figure that must not exceed its target. */
export const atMost = (name: string, value: number, most: number, unit: string, digits = 0): Measure => ({
  name,
  figure: `${shown(value, digits)} ${unit}`.trim(),
  target: `at most ${most} ${unit}`.trim(),
  met: value <= most,
});

/** A figure that must reach its target. */
export const atLeast = (name: string, value: number, least: number, unit: string, digits = 0): Measure => ({
  name,
  figure: `${shown(value, digits)} ${unit}`.trim(),
  target: `at least ${least} ${unit}`.trim(),
  met: value >= least,
});
