/** Values of a metric's labels, in the order of its names. */
type Labels = readonly string[];

/** One metric of Prometheus' text: its head, then its series, each of them complete. */
export interface Metric {
  series: () => Iterable<string>;
}

export interface Counter extends Metric {
  add: (labels: Labels, value: number) => void;
}

export interface Histogram extends Metric {
  observe: (labels: Labels, value: number) => void;
}

interface MetricDescription {
  /** By Prometheus' rules: base units, and `_total` at the end of a counter's name. */
  name: string;
  help: string;
  labels: readonly string[];
}

const escapeLabel = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const writeLabels = (names: readonly string[], values: Labels): string =>
  names.map((name, index) => `${name}="${escapeLabel(values[index] ?? '')}"`).join(',');

const createHeadLines = ({ name, help }: MetricDescription, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** A sum that only grows. */
export function createCounter(description: MetricDescription): Counter {
  const sumsByLabels = new Map<string, number>();
  return {
    add(labels, value) {
      const key = writeLabels(description.labels, labels);
      sumsByLabels.set(key, (sumsByLabels.get(key) ?? 0) + value);
    },
    *series() {
      yield* createHeadLines(description, 'counter');
      for (const [key, sum] of sumsByLabels) yield `${description.name}{${key}} ${sum}`;
    },
  };
}

/**
 * Counts the values up to each bound.
 * @param bounds ascending, without the infinite bound
 */
export function createHistogram(description: MetricDescription, bounds: readonly number[]): Histogram {
  const series = new Map<string, { counts: number[]; sum: number; count: number }>();
  const getLines = (key: string, { counts, sum, count }: { counts: number[]; sum: number; count: number }): string => {
    let cumulativeCount = 0;
    const buckets = bounds.map((bound, index) => {
      cumulativeCount += counts[index] ?? 0;
      return `${description.name}_bucket{${key},le="${bound}"} ${cumulativeCount}`;
    });
    return [
      ...buckets,
      `${description.name}_bucket{${key},le="+Inf"} ${count}`,
      `${description.name}_sum{${key}} ${sum}`,
      `${description.name}_count{${key}} ${count}`,
    ].join('\n');
  };
  return {
    observe(labels, value) {
      const key = writeLabels(description.labels, labels);
      const figures = series.get(key) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, figures);
      figures.sum += value;
      figures.count += 1;
      const index = bounds.findIndex((bound) => value <= bound);
      if (index >= 0) figures.counts[index] = (figures.counts[index] ?? 0) + 1;
    },
    *series() {
      yield* createHeadLines(description, 'histogram');
      for (const [key, figures] of series) yield getLines(key, figures);
    },
  };
}

/** The content type of {@link writeTextParts}. */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/** Series written at once: under a millisecond of work. */
const seriesPerBatch = 50;

/** Metrics in Prometheus' text format, in parts, because writing all series at once would delay viewers' requests. */
export function* writeTextParts(metrics: readonly Metric[]): Generator<string> {
  let part: string[] = [];
  for (const { series } of metrics) {
    for (const line of series()) {
      part.push(line);
      if (part.length < seriesPerBatch) continue;
      yield `${part.join('\n')}\n`;
      part = [];
    }
  }
  if (part.length > 0) yield `${part.join('\n')}\n`;
}
