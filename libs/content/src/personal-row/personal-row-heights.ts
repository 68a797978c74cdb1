import { storedValue } from '@touchline/feature-kit/storage';

/** Limit of stored parts; home has fewer parts. */
const maxRows = 12;
/** `isHeight` refuses greater stored heights. Pixels. */
const maxHeightPx = 2_000;

type HeightsByRow = ReadonlyMap<string, number>;

const isHeight = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxHeightPx;

function parse(rawValue: unknown): HeightsByRow {
  const validEntries = Object.entries(rawValue ?? {}).filter((entry): entry is [string, number] => isHeight(entry[1]));
  return new Map(validEntries.slice(-maxRows));
}

const storedHeightsByRow = storedValue({
  name: 'own-rows',
  scope: 'browser',
  parse,
  format: (heightsByRow) => JSON.stringify(Object.fromEntries(heightsByRow)),
  empty: parse(null),
  maxBytes: 10_000,
  owner: 'viewer',
});

/** The height of all parts as a CSS length. The script in the head reserves it. */
const storedTotalHeight = storedValue({
  name: 'own',
  scope: 'browser',
  parse: String,
  format: String,
  empty: '0px',
  maxBytes: 100,
  owner: 'viewer',
});

const formatTotalHeight = (heightsByRow: HeightsByRow): string =>
  `${[...heightsByRow.values()].reduce((total, height) => total + height, 0)}px`;

function storeHeights(next: HeightsByRow): void {
  storedHeightsByRow.set(next);
  storedTotalHeight.set(formatTotalHeight(next));
}

/** The personal parts that home had at the last visit, and their heights. Only in the browser. */
export const personalRowHeights = {
  /** The height of all parts, which the script in the head reserves. */
  getTotalHeight: storedTotalHeight.get,
  /** The height in pixels; undefined for a part that was not on home. */
  getHeight: (name: string): number | undefined => storedHeightsByRow.get().get(name),
  /** @param height in whole pixels; 0 for an empty part */
  storeHeight(name: string, height: number): void {
    const nextHeights = new Map(storedHeightsByRow.get());
    if ((nextHeights.get(name) ?? 0) === height) return;
    nextHeights.delete(name);
    if (height > 0) nextHeights.set(name, height);
    storeHeights(nextHeights);
  },
  /**
   * Deletes the entries of parts that home no longer has, for example because their code failed to load. Also corrects
   * a wrong total.
   */
  removeOthers(names: readonly string[]): void {
    const remainingHeights = new Map([...storedHeightsByRow.get()].filter(([name]) => names.includes(name)));
    if (
      remainingHeights.size < storedHeightsByRow.get().size ||
      storedTotalHeight.get() !== formatTotalHeight(remainingHeights)
    )
      storeHeights(remainingHeights);
  },
};
