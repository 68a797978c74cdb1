import { pageKey } from '@touchline/feature-kit/marks';

/** How far a video was watched, in seconds. */
export interface Position {
  seconds: number;
  /** Of the whole video. */
  duration: number;
}

type Entry = readonly [viewer: string, video: string, seconds: number, duration: number, at: number];

/** Where a video was left; at 0 its viewer wanted it from its start, at its duration they have seen it to its end. */
export interface Left extends Position {
  video: string;
  /** When, milliseconds since 1970. */
  at: number;
}

interface Kept extends Left {
  /** Empty for a visitor. */
  viewer: string;
}

const version = 1;
/** Of all who use this browser; what was watched longest ago is forgotten. */
const most = 200;
/** Who has not gone on for so long begins anew, in milliseconds. */
const longest = 180 * 86_400_000;
const longestId = 128;
/** Written no more often than the picture moves on by so much, in seconds. */
const step = 5;
/** Who has seen less begins anew, in seconds. */
export const least = 30;
/** Whoever has seen so much of a video has seen it to its end: what follows is applause. */
export const almostAll = 0.98;

/** @param isOurs written in this tab; undefined where another has */
type Listener = (isOurs?: true) => void;

const listeners = new Set<Listener>();
/** The latest last. Never changed: each change makes another. */
let known: ReadonlyMap<string, Kept> | undefined;

/** With the length no two pairs of ids are the same text. */
const keyOf = (viewer: string, video: string): string => `${viewer.length} ${viewer}${video}`;

const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= longestId;
const goesOn = ({ seconds, duration }: Position): boolean => seconds >= least && seconds < duration * almostAll;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [viewer, video, ...numbers]: unknown[] = value;
  return isId(viewer) && isId(video) && numbers.length === 3 && numbers.every(isNumber);
}

function read(): ReadonlyMap<string, Kept> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(pageKey('positions')) ?? 'null');
    const stands = typeof raw === 'object' && raw !== null && 'v' in raw && raw.v === version && 'list' in raw;
    const entries = stands && Array.isArray(raw.list) ? raw.list.filter(isEntry).slice(-most) : [];
    const since = Date.now() - longest;
    const kept = entries.map(([viewer, video, seconds, duration, at]): Kept => ({
      viewer,
      video,
      seconds,
      duration,
      at,
    }));
    const young = kept.filter(({ seconds, duration, at }) => at > since && seconds <= duration);
    return new Map(young.map((one) => [keyOf(one.viewer, one.video), one]));
  } catch {
    // No storage, or something else wrote there: nothing was begun.
    return new Map();
  }
}

function write(next: ReadonlyMap<string, Kept>, isOurs?: true): void {
  known = next;
  const list = [...next.values()].map((one): Entry => [one.viewer, one.video, one.seconds, one.duration, one.at]);
  try {
    if (list.length === 0) localStorage.removeItem(pageKey('positions'));
    else localStorage.setItem(pageKey('positions'), JSON.stringify({ v: version, list }));
  } catch {
    // Storage is full or forbidden: it holds for this visit.
  }
  for (const listener of listeners) listener(isOurs);
}

/** Of one viewer, the latest first; made anew when something has changed. */
let latest: { of: ReadonlyMap<string, Kept>; viewer: string; videos: readonly string[] } | undefined;

function all(): ReadonlyMap<string, Kept> {
  // Once, for the whole visit: what is known must not grow old while no card shows it.
  if (!known) addEventListener('storage', onStorage);
  known ??= read();
  return known;
}

/** Read anew where there is storage: another tab may have written since. */
function change(changed: readonly Kept[], isOurs?: true): void {
  const held = read();
  const after = new Map(held.size > 0 ? held : all());
  for (const one of changed) after.set(keyOf(one.viewer, one.video), one);
  const latest = [...after].sort(([, one], [, other]) => one.at - other.at);
  write(new Map(latest.slice(-most)), isOurs);
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== pageKey('positions')) return;
  known = undefined;
  for (const listener of listeners) listener();
}

/**
 * Where videos go on that were left before their end, in this browser. Each viewer has their own, and who is not signed in as well: nobody
 * sees where another has been. In the browser only.
 */
export const positionStore = {
  /** The same object until it changes. @param viewer their id; null for a visitor */
  get(viewer: string | null, video: string): Position | undefined {
    const kept = all().get(keyOf(viewer ?? '', video));
    return kept && goesOn(kept) ? kept : undefined;
  },
  /** Where somebody has left it here, in seconds: who is looking need not be known for that. Undefined where nobody has, and on a server. */
  begun: (video: string): number | undefined =>
    typeof window === 'undefined'
      ? undefined
      : [...all().values()].find((one) => one.video === video && goesOn(one))?.seconds,
  /** Where a viewer has left videos, the latest last. */
  of: (viewer: string): readonly Left[] => [...all().values()].filter((one) => one.viewer === viewer),
  /** What a viewer has begun, the latest first; the same list until it changes. @param viewer their id */
  latest(viewer: string): readonly string[] {
    const of = all();
    if (latest?.of !== of || latest.viewer !== viewer) {
      const own = [...of.values()].filter((one) => one.viewer === viewer && goesOn(one));
      const inOrder = [...own].sort((one, other) => other.at - one.at);
      latest = { of, viewer, videos: inOrder.map(({ video }) => video) };
    }
    return latest.videos;
  },
  keep(viewer: string | null, video: string, { seconds, duration }: Position): void {
    const whose = viewer ?? '';
    if (!isId(video) || !isId(whose)) return;
    const before = all().get(keyOf(whose, video));
    if (before && Math.abs(before.seconds - seconds) < step) return;
    const place = { seconds: Math.floor(seconds), duration: Math.ceil(duration) };
    change([{ viewer: whose, video, ...place, at: Date.now() }], true);
  },
  /** The next time it begins at its start. */
  startOver(viewer: string | null, video: string): void {
    const kept = all().get(keyOf(viewer ?? '', video));
    if (kept) positionStore.keep(viewer, video, { seconds: 0, duration: kept.duration });
  },
  /** What the viewer's other devices have left since. */
  take(viewer: string, elsewhere: readonly Left[]): void {
    const since = Date.now() - longest;
    const newer = elsewhere.filter(({ video, seconds, duration, at }) => {
      const here = all().get(keyOf(viewer, video))?.at ?? since;
      return isId(video) && seconds <= duration && at > here;
    });
    if (newer.length > 0 && isId(viewer)) change(newer.map((one) => ({ ...one, viewer })));
  },
  /**
   * Deletes a viewer's places when they leave; the viewer's account has them.
   * @param viewer their id; null for all but visitors'
   */
  forget(viewer: string | null): void {
    const isTheirs = (one: Kept): boolean => (viewer === null ? one.viewer !== '' : one.viewer === viewer);
    write(new Map([...read()].filter(([, one]) => !isTheirs(one))));
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
