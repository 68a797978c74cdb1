import { pageKey } from '@touchline/feature-kit/marks';

/** A watched position, in seconds. */
export interface Position {
  seconds: number;
  /** Length of the whole video. */
  duration: number;
}

type Entry = readonly [viewer: string, video: string, seconds: number, duration: number, at: number];

/**
 * The last position in a video. At 0 the viewer chose to start over; at its duration they have watched it to the end.
 */
export interface Left extends Position {
  video: string;
  /** Time of the last change, in milliseconds since 1970. */
  at: number;
}

interface Kept extends Left {
  /** Empty for a visitor. */
  viewer: string;
}

const version = 1;
/** Limit of positions for all viewers of this browser; the oldest are dropped. */
const most = 200;
/** Age after which a position is dropped, in milliseconds. */
const longest = 180 * 86_400_000;
const longestId = 128;
/** A smaller change of position is not written, in seconds. */
const step = 5;
/** Earlier positions start from the beginning, in seconds. */
export const least = 30;
/** Share of a video that counts as watched to the end, because only the end of the broadcast follows. */
export const almostAll = 0.98;

/** @param isOurs true for a change in this tab */
type Listener = (isOurs?: true) => void;

const listeners = new Set<Listener>();
/** The latest is last. Immutable: a change creates a new map. */
let known: ReadonlyMap<string, Kept> | undefined;

/** The length prefix makes the key of each pair of ids unique. */
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
    // Storage may be blocked, or hold a value of other code.
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
    // Storage may be full or blocked; then the positions last for this visit.
  }
  for (const listener of listeners) listener(isOurs);
}

/** The videos of one viewer, the latest first; a change replaces the list. */
let latest: { of: ReadonlyMap<string, Kept>; viewer: string; videos: readonly string[] } | undefined;

function all(): ReadonlyMap<string, Kept> {
  // The listener stays for the whole visit, so that the cache is current even while no card subscribes.
  if (!known) addEventListener('storage', onStorage);
  known ??= read();
  return known;
}

/** Reads storage again before a write, because another tab may have changed it. */
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
 * Positions of unfinished videos in this browser's storage. Each viewer has their own, and visitors share one set, so
 * that no viewer sees another viewer's positions.
 */
export const positionStore = {
  /**
   * Returns the same object until it changes.
   * @param viewer their id; null for a visitor
   */
  get(viewer: string | null, video: string): Position | undefined {
    const kept = all().get(keyOf(viewer ?? '', video));
    return kept && goesOn(kept) ? kept : undefined;
  },
  /**
   * A position of any viewer of this browser, in seconds, for a start before the viewer is known. Undefined without
   * one, and on a server.
   */
  begun: (video: string): number | undefined =>
    typeof window === 'undefined'
      ? undefined
      : [...all().values()].find((one) => one.video === video && goesOn(one))?.seconds,
  /** A viewer's positions, the latest last. */
  of: (viewer: string): readonly Left[] => [...all().values()].filter((one) => one.viewer === viewer),
  /**
   * Ids of a viewer's unfinished videos, the latest first; the same list until it changes.
   * @param viewer their id
   */
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
  /** Sets the position to the start of the video. */
  startOver(viewer: string | null, video: string): void {
    const kept = all().get(keyOf(viewer ?? '', video));
    if (kept) positionStore.keep(viewer, video, { seconds: 0, duration: kept.duration });
  },
  /** Takes newer positions of the viewer's other devices. */
  take(viewer: string, elsewhere: readonly Left[]): void {
    const since = Date.now() - longest;
    const newer = elsewhere.filter(({ video, seconds, duration, at }) => {
      const here = all().get(keyOf(viewer, video))?.at ?? since;
      return isId(video) && seconds <= duration && at > here;
    });
    if (newer.length > 0 && isId(viewer)) change(newer.map((one) => ({ ...one, viewer })));
  },
  /**
   * Deletes a viewer's positions when they leave; the viewer's account keeps them.
   * @param viewer their id; null for all signed-in viewers
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
