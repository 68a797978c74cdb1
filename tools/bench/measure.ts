/** One row of docs/benchmarks.md. */
export interface Measure {
  name: string;
  /** The printed figure with its unit. */
  figure: string;
  /** The same figure as a number, for comparisons. */
  value: number;
  unit: string;
  /** Which direction is an improvement. */
  better: 'lower' | 'higher';
  /** The limit, as printed. */
  target: string;
  met: boolean;
}

const formatValue = (value: number, unit: string, digits: number): string => `${value.toFixed(digits)} ${unit}`.trim();

/** A figure that must not exceed its target. */
export const createMaxMeasure = (name: string, value: number, max: number, unit: string, digits = 0): Measure => ({
  name,
  figure: formatValue(value, unit, digits),
  value,
  unit,
  better: 'lower',
  target: `at most ${max} ${unit}`.trim(),
  met: value <= max,
});

/** A figure that must reach its target. */
export const createMinMeasure = (name: string, value: number, min: number, unit: string, digits = 0): Measure => ({
  name,
  figure: formatValue(value, unit, digits),
  value,
  unit,
  better: 'higher',
  target: `at least ${min} ${unit}`.trim(),
  met: value >= min,
});
