import type { Measure } from './measure.ts';
import type { Results } from './report.ts';

/**
 * The share by which two runs of the same code differ on one machine. Bytes and counts repeat exactly. The noise of a
 * run affects both sides of a ratio, and all of a time.
 */
const noise: Readonly<Record<string, number>> = { KB: 0.01, '': 0, '%': 0.1, x: 0.15, MB: 0.25 };
const timeNoiseShare = 0.3;

/** One row that differs between two runs. */
export interface Difference {
  name: string;
  before: string;
  now: string;
  verdict: 'better' | 'worse' | 'new' | 'gone';
}

const getMeasures = ({ parts }: Results): Map<string, Measure> =>
  new Map(parts.flatMap(({ measures }) => measures).map((measure) => [measure.name, measure]));

function isBeyondNoise(before: Measure, now: Measure): boolean {
  const share = noise[now.unit] ?? timeNoiseShare;
  return Math.abs(now.value - before.value) > share * Math.max(Math.abs(before.value), Math.abs(now.value));
}

/** Compares two runs by the names of their measures. Omits differences by noise alone. */
export function compare(before: Results, now: Results): Difference[] {
  const old = getMeasures(before);
  const current = getMeasures(now);
  const measured = new Set(now.parts.filter(({ failure }) => failure === undefined).map(({ name }) => name));
  const differences: Difference[] = [];
  for (const [name, measure] of current) {
    const other = old.get(name);
    if (!other) differences.push({ name, before: '', now: measure.figure, verdict: 'new' });
    else if (isBeyondNoise(other, measure)) {
      const isLower = measure.value < other.value;
      const verdict = isLower === (measure.better === 'lower') ? 'better' : 'worse';
      differences.push({ name, before: other.figure, now: measure.figure, verdict });
    }
  }
  // A part that was not requested, or failed, reports no missing rows.
  for (const part of before.parts.filter(({ name }) => measured.has(name))) {
    for (const { name, figure } of part.measures)
      if (!current.has(name)) differences.push({ name, before: figure, now: '', verdict: 'gone' });
  }
  return differences;
}

/** Writes the comparison as lines for a terminal, with a warning when the two runs come from different machines. */
export function comparisonLines(before: Results, now: Results): string[] {
  const differences = compare(before, now);
  const isSameMachine =
    before.machine.processor === now.machine.processor && before.machine.cores === now.machine.cores;
  return [
    `Compared with ${before.commit} of ${before.date}:`,
    ...(isSameMachine ? [] : ['Another machine measured it: compare bytes and counts only.']),
    ...differences.map((one) => `${one.verdict.padEnd(6)} ${one.name}: ${one.before} -> ${one.now}`),
    ...(differences.length === 0 ? ['No row differs beyond noise.'] : []),
  ];
}
