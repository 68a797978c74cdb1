import type { Measure } from './measure.ts';
import type { Results } from './report.ts';

/**
 * The share by which two runs of the same code may differ on one machine. Bytes and counts repeat almost exactly. Noise
 * affects both sides of a ratio, so a ratio varies less than a time.
 */
const noiseShareByUnit: Readonly<Record<string, number>> = { KB: 0.01, '': 0, '%': 0.1, x: 0.15, MB: 0.25 };
const timeNoiseShare = 0.3;

/** One row that differs between two runs. */
export interface Difference {
  name: string;
  earlier: string;
  now: string;
  verdict: 'better' | 'worse' | 'new' | 'gone';
}

const getMeasures = ({ parts }: Results): Map<string, Measure> =>
  new Map(parts.flatMap(({ measures }) => measures).map((measure) => [measure.name, measure]));

function isBeyondNoise(earlier: Measure, now: Measure): boolean {
  const share = noiseShareByUnit[now.unit] ?? timeNoiseShare;
  return Math.abs(now.value - earlier.value) > share * Math.max(Math.abs(earlier.value), Math.abs(now.value));
}

/** Compares two runs by the names of their measures. Omits differences by noise alone. */
export function compare(earlier: Results, now: Results): Difference[] {
  const earlierMeasures = getMeasures(earlier);
  const currentMeasures = getMeasures(now);
  const completedParts = new Set(now.parts.filter(({ failure }) => failure === undefined).map(({ name }) => name));
  const differences: Difference[] = [];
  for (const [name, measure] of currentMeasures) {
    const earlierMeasure = earlierMeasures.get(name);
    if (!earlierMeasure) differences.push({ name, earlier: '', now: measure.figure, verdict: 'new' });
    else if (isBeyondNoise(earlierMeasure, measure)) {
      const isLower = measure.value < earlierMeasure.value;
      const verdict = isLower === (measure.better === 'lower') ? 'better' : 'worse';
      differences.push({ name, earlier: earlierMeasure.figure, now: measure.figure, verdict });
    }
  }
  // A part that was not requested, or failed, reports no missing rows.
  for (const part of earlier.parts.filter(({ name }) => completedParts.has(name))) {
    for (const { name, figure } of part.measures)
      if (!currentMeasures.has(name)) differences.push({ name, earlier: figure, now: '', verdict: 'gone' });
  }
  return differences;
}

/** Writes the comparison as lines for a terminal, with a warning when the two runs come from different machines. */
export function formatComparison(earlier: Results, now: Results): string[] {
  const differences = compare(earlier, now);
  const isSameMachine =
    earlier.machine.processor === now.machine.processor && earlier.machine.cores === now.machine.cores;
  return [
    `Compared with ${earlier.commit} of ${earlier.date}:`,
    ...(isSameMachine ? [] : ['Another machine measured it: compare bytes and counts only.']),
    ...differences.map(
      (difference) => `${difference.verdict.padEnd(6)} ${difference.name}: ${difference.earlier} -> ${difference.now}`,
    ),
    ...(differences.length === 0 ? ['No row differs beyond noise.'] : []),
  ];
}
