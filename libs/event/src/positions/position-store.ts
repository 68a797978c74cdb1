import { storedValue } from '@touchline/feature-kit/storage';

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

type Positions = ReadonlyMap<string, Kept>;

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

function parse(stored: unknown): Positions {
  const stands = typeof stored === 'object' && stored !== null && 'v' in stored && stored.v === version;
  const entries = stands && 'list' in stored && Array.isArray(stored.list) ? stored.list.filter(isEntry) : [];
  const since = Date.now() - longest;
  const kept = entries.slice(-most).map(([viewer, video, seconds, duration, at]): Kept => ({
    viewer,
    video,
    seconds,
    duration,
    at,
  }));
  const young = kept.filter(({ seconds, duration, at }) => at > since && seconds <= duration);
  return new Map(young.map((one) => [keyOf(one.viewer, one.video), one]));
}

function format(positions: Positions): string {
  const list = [...positions.values()].map((one): Entry => [one.viewer, one.video, one.seconds, one.duration, one.at]);
  return JSON.stringify({ v: version, list });
}

/** The latest is last. */
const positions = storedValue({
  name: 'positions',
  scope: 'browser',
  parse,
  format,
  empty: parse(null),
  maxBytes: 200_000,
});

/** The videos of one viewer, the latest first; a change replaces the list. */
let latest: { of: Positions; viewer: string; videos: readonly string[] } | undefined;

function change(changed: readonly Kept[]): void {
  positions.update((before) => {
    const after = new Map(before);
    for (const one of changed) after.set(keyOf(one.viewer, one.video), one);
    const inOrder = [...after].sort(([, one], [, other]) => one.at - other.at);
    return new Map(inOrder.slice(-most));
  });
}

/** They hear of the positions that this tab keeps. */
const keepers = new Set<() => void>();

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
    const kept = positions.get().get(keyOf(viewer ?? '', video));
    return kept && goesOn(kept) ? kept : undefined;
  },
  /**
   * A position of any viewer of this browser, in seconds, for a start before the viewer is known. Undefined without
   * one, and on a server.
   */
  begun: (video: string): number | undefined =>
    [...positions.get().values()].find((one) => one.video === video && goesOn(one))?.seconds,
  /** A viewer's positions, the latest last. */
  of: (viewer: string): readonly Left[] => [...positions.get().values()].filter((one) => one.viewer === viewer),
  /**
   * Ids of a viewer's unfinished videos, the latest first; the same list until it changes.
   * @param viewer their id
   */
  latest(viewer: string): readonly string[] {
    const of = positions.get();
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
    const before = positions.get().get(keyOf(whose, video));
    if (before && Math.abs(before.seconds - seconds) < step) return;
    const place = { seconds: Math.floor(seconds), duration: Math.ceil(duration) };
    change([{ viewer: whose, video, ...place, at: Date.now() }]);
    for (const listener of keepers) listener();
  },
  /** Sets the position to the start of the video. */
  startOver(viewer: string | null, video: string): void {
    const kept = positions.get().get(keyOf(viewer ?? '', video));
    if (kept) positionStore.keep(viewer, video, { seconds: 0, duration: kept.duration });
  },
  /** Takes newer positions of the viewer's other devices. */
  take(viewer: string, elsewhere: readonly Left[]): void {
    const since = Date.now() - longest;
    const newer = elsewhere.filter(({ video, seconds, duration, at }) => {
      const here = positions.get().get(keyOf(viewer, video))?.at ?? since;
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
    positions.update((before) => new Map([...before].filter(([, one]) => !isTheirs(one))));
  },
  subscribe: positions.subscribe,
  /** Calls the listener after each `keep` of this tab. @returns unsubscribes */
  onKeep(listener: () => void): () => void {
    keepers.add(listener);
    return () => void keepers.delete(listener);
  },
};
