import { storedValue } from '@touchline/feature-kit/storage';

/** The most parts in storage; home has fewer. */
const maxRows = 12;
/** A greater stored height is ignored. Pixels. */
const maxHeightPx = 2_000;

type Rows = ReadonlyMap<string, number>;

const isHeight = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxHeightPx;

function parse(stored: unknown): Rows {
  const known = Object.entries(stored ?? {}).filter((entry): entry is [string, number] => isHeight(entry[1]));
  return new Map(known.slice(-maxRows));
}

const rows = storedValue({
  name: 'own-rows',
  scope: 'browser',
  parse,
  format: (all) => JSON.stringify(Object.fromEntries(all)),
  empty: parse(null),
  maxBytes: 10_000,
  owner: 'viewer',
});

/** The height of all parts in CSS. The script in the head reserves it. */
const room = storedValue({
  name: 'own',
  scope: 'browser',
  parse: String,
  format: String,
  empty: '0px',
  maxBytes: 100,
  owner: 'viewer',
});

const toRoom = (all: Rows): string => `${[...all.values()].reduce((sum, height) => sum + height, 0)}px`;

function storeHeights(next: Rows): void {
  rows.set(next);
  room.set(toRoom(next));
}

/** The personal parts that home had at the last visit, and their heights. Browser only. */
export const personalRowHeights = {
  /** The height of all parts, which the script in the head reserves. */
  room: room.get,
  /** In pixels; undefined for a part that was not on home. */
  heightOf: (name: string): number | undefined => rows.get().get(name),
  /** @param height in whole pixels; 0 for an empty part */
  note(name: string, height: number): void {
    const next = new Map(rows.get());
    if ((next.get(name) ?? 0) === height) return;
    next.delete(name);
    if (height > 0) next.set(name, height);
    storeHeights(next);
  },
  /** Deletes the entries of parts that home no longer has, because their code did not load. Corrects a wrong sum. */
  keepOnly(names: readonly string[]): void {
    const kept = new Map([...rows.get()].filter(([name]) => names.includes(name)));
    if (kept.size < rows.get().size || room.get() !== toRoom(kept)) storeHeights(kept);
  },
};
