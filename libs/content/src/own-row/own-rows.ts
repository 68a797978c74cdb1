import { pageKey } from '@touchline/feature-kit/marks';

/** More rows than home has. */
const most = 12;
/** The highest height that counts, in pixels. */
const highest = 2_000;

const isHeight = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= highest;

function read(): ReadonlyMap<string, number> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(pageKey('own-rows')) ?? '{}');
    const known = Object.entries(raw ?? {}).filter((entry): entry is [string, number] => isHeight(entry[1]));
    return new Map(known.slice(-most));
  } catch {
    // Storage is blocked or holds a foreign value: no room is reserved.
    return new Map();
  }
}

function write(rows: ReadonlyMap<string, number>): void {
  try {
    localStorage.setItem(pageKey('own-rows'), JSON.stringify(Object.fromEntries(rows)));
    localStorage.setItem(pageKey('own'), ownRows.room());
  } catch {
    // Storage is full or forbidden: next time no room is reserved.
  }
}

/** Which of a viewer's own parts home had when it was last seen, and how high. Browser only. */
export const ownRows = {
  /** The height of all parts, as the head's script reserves it. */
  room: (): string => `${[...read().values()].reduce((sum, height) => sum + height, 0)}px`,
  /** In pixels; undefined for a part that was not on home. */
  heightOf: (name: string): number | undefined => read().get(name),
  /** @param height in whole pixels; 0 for an empty part */
  note(name: string, height: number): void {
    const rows = new Map(read());
    if ((rows.get(name) ?? 0) === height) return;
    rows.delete(name);
    if (height > 0) rows.set(name, height);
    write(rows);
  },
  /** Deletes the entries of parts that home no longer has, because their code did not load. */
  keepOnly(names: readonly string[]): void {
    const rows = read();
    const kept = new Map([...rows].filter(([name]) => names.includes(name)));
    if (kept.size < rows.size) write(kept);
  },
  /** Deletes all entries when the viewer leaves. */
  forget(): void {
    try {
      localStorage.removeItem(pageKey('own-rows'));
      localStorage.removeItem(pageKey('own'));
    } catch {
      // Blocked storage has no entry.
    }
  },
};
