import { storedValue } from '@touchline/feature-kit/storage';

/** The most parts in storage; home has fewer. */
const maxRows = 12;
/** A greater stored height is ignored. Pixels. */
const maxHeightPx = 2_000;

type HeightsByRow = ReadonlyMap<string, number>;

const isHeight = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxHeightPx;

function parse(rawValue: unknown): HeightsByRow {
  const validEntries = Object.entries(rawValue ?? {}).filter((entry): entry is [string, number] => isHeight(entry[1]));
  return new Map(validEntries.slice(-maxRows));
}

const rows = storedValue({
  name: 'own-rows',
  scope: 'browser',
  parse,
  format: (heightsByRow) => JSON.stringify(Object.fromEntries(heightsByRow)),
  empty: parse(null),
  maxBytes: 10_000,
  owner: 'viewer',
});

/** The height of all parts in CSS. The script in the head reserves it. */
const storedHeights = storedValue({
  name: 'own',
  scope: 'browser',
  parse: String,
  format: String,
  empty: '0px',
  maxBytes: 100,
  owner: 'viewer',
});

const toRoom = (heightsByRow: HeightsByRow): string =>
  `${[...heightsByRow.values()].reduce((total, height) => total + height, 0)}px`;

function storeHeights(next: HeightsByRow): void {
  rows.set(next);
  storedHeights.set(toRoom(next));
}

/** The personal parts that home had at the last visit, and their heights. Browser only. */
export const personalRowHeights = {
  /** The height of all parts, which the script in the head reserves. */
  room: storedHeights.get,
  /** In pixels; undefined for a part that was not on home. */
  heightOf: (name: string): number | undefined => rows.get().get(name),
  /** @param height in whole pixels; 0 for an empty part */
  storeHeight(name: string, height: number): void {
    const nextHeights = new Map(rows.get());
    if ((nextHeights.get(name) ?? 0) === height) return;
    nextHeights.delete(name);
    if (height > 0) nextHeights.set(name, height);
    storeHeights(nextHeights);
  },
  /** Deletes the entries of parts that home no longer has, because their code did not load. Corrects a wrong sum. */
  removeOthers(names: readonly string[]): void {
    const keptHeights = new Map([...rows.get()].filter(([name]) => names.includes(name)));
    if (keptHeights.size < rows.get().size || storedHeights.get() !== toRoom(keptHeights)) storeHeights(keptHeights);
  },
};
