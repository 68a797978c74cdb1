import { measures, type Weights } from './weight.ts';

/** The share by which a page may grow without another acceptance. */
const growthShare = 0.01;

/** Finds files that have grown or are new, with their growth in bytes; the largest of a customer first. */
export function findGrownFiles(earlier: Weights, now: Weights): string[] {
  const grown = Object.entries(now.files)
    .map(([name, size]) => ({ name, by: size - (earlier.files[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
  const byCustomer = Map.groupBy(grown, ({ name }) => name.split(' ')[0]);
  return [...byCustomer].map(
    ([customer = '', files]) =>
      `${customer}: ${files.map(({ name, by }) => `${name.slice(customer.length + 1)} +${by}`).join(', ')}`,
  );
}

/** Reports the pages above their accepted weight and the pages without an accepted weight, one line each. */
export function findGrowth(earlier: Weights, now: Weights): string[] {
  return Object.entries(now.pages).flatMap(([page, weight]) => {
    const accepted = earlier.pages[page];
    if (!accepted) return [`${page} is new`];
    const grown = measures.filter((measure) => weight[measure] > accepted[measure] * (1 + growthShare));
    if (grown.length === 0) return [];
    return [`${page}: ${grown.map((measure) => `${measure} ${accepted[measure]} -> ${weight[measure]}`).join(', ')}`];
  });
}
