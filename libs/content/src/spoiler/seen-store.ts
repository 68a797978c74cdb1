import { pageKey } from '@touchline/feature-kit/marks';

/** How far a viewer has watched a match whose page they have opened, its clips and highlights included. */
export interface Seen {
  /** The furthest second of its recording that was in the picture; 0 before that. */
  seconds: number;
  /** All of it may be shown: the viewer has revealed it, or watched it to its end. */
  told: boolean;
}

type Entry = readonly [id: string, seconds: number, told: 0 | 1];

const version = 1;
/** The most matches that are kept, a season's worth in a few kilobytes. The match opened longest ago is forgotten first. */
const most = 300;
const longestId = 128;
/** The playback time between two writes, in seconds. */
const step = 10;

const listeners = new Set<() => void>();
/** The latest last. Never mutated: each change creates a new map. */
let seen: ReadonlyMap<string, Seen> | undefined;

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  value[0].length <= longestId &&
  typeof value[1] === 'number' &&
  Number.isFinite(value[1]) &&
  (value[2] === 0 || value[2] === 1);

function read(): ReadonlyMap<string, Seen> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(pageKey('seen')) ?? 'null');
    const stands = typeof raw === 'object' && raw !== null && 'v' in raw && raw.v === version && 'seen' in raw;
    const entries = stands && Array.isArray(raw.seen) ? raw.seen.filter(isEntry).slice(-most) : [];
    return new Map(entries.map(([id, seconds, told]) => [id, { seconds, told: told === 1 }]));
  } catch {
    // Storage is blocked or holds a foreign value: no match counts as seen.
    return new Map();
  }
}

function write(next: ReadonlyMap<string, Seen>): void {
  seen = next;
  const entries = [...next].map(([id, one]): Entry => [id, one.seconds, one.told ? 1 : 0]);
  try {
    if (entries.length === 0) localStorage.removeItem(pageKey('seen'));
    else localStorage.setItem(pageKey('seen'), JSON.stringify({ v: version, seen: entries }));
  } catch {
    // Storage is full or forbidden: the change holds for this visit.
  }
  for (const listener of listeners) listener();
}

/** Reads the storage again before each change: another tab may have written to it. */
function change(id: string, next: (before: Seen) => Seen): void {
  if (id.length > longestId) return;
  const held = read();
  const all = new Map(held.size > 0 ? held : seenStore.all());
  const before = all.get(id) ?? { seconds: 0, told: false };
  all.delete(id);
  all.set(id, next(before));
  for (const oldest of all.keys()) {
    if (all.size <= most) break;
    all.delete(oldest);
  }
  write(all);
}

function onStorage({ key }: StorageEvent): void {
  if (key !== pageKey('seen') && key !== null) return;
  seen = read();
  for (const listener of listeners) listener();
}

/** The matches that were opened in this browser, and how far: stored only here, the same in all its tabs. Ids are those of matches. */
export const seenStore = {
  get: (id: string): Seen | undefined => seenStore.all().get(id),
  all: (): ReadonlyMap<string, Seen> => (seen ??= read()),
  opened: (id: string): void => change(id, (before) => before),
  watched(id: string, seconds: number): void {
    const before = seenStore.get(id)?.seconds ?? 0;
    if (seconds >= before + step)
      change(id, (one) => ({ ...one, seconds: Math.max(one.seconds, Math.floor(seconds)) }));
  },
  tell(id: string): void {
    if (seenStore.get(id)?.told !== true) change(id, (before) => ({ ...before, told: true }));
  },
  /** Deletes all entries when the viewer leaves. */
  forget: (): void => write(new Map()),
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
};
