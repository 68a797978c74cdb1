import { storedValue } from '@touchline/feature-kit/storage';

/** A watched position, in seconds. */
export interface Position {
  seconds: number;
  /** Length of the whole video. */
  duration: number;
}

type Entry = readonly [viewer: string, video: string, seconds: number, duration: number, at: number];

/**
 * The last position in a video. 0 means that the viewer started over; the duration means that they watched it to the
 * end.
 */
export interface StoredPosition extends Position {
  video: string;
  /** Time of the last change, in milliseconds since 1970. */
  at: number;
}

interface ViewerPosition extends StoredPosition {
  /** Empty for a visitor. */
  viewer: string;
}

const version = 1;
/** Limit of positions for all viewers of this browser; the oldest are deleted. */
const maxPositions = 200;
/** Positions older than this are deleted. */
const maxAgeMs = 180 * 86_400_000;
const maxIdCharacters = 128;
/** A smaller change of the position is not stored. Seconds. */
const minChangeSeconds = 5;
/** A video with an earlier position begins at its start. Seconds. */
export const minPositionSeconds = 30;
/** A video counts as watched to the end from this share on, because only the end of the broadcast follows. */
export const watchedShare = 0.98;

type Positions = ReadonlyMap<string, ViewerPosition>;

/** The length prefix makes the key of each pair of ids unique. */
const getKey = (viewer: string, video: string): string => `${viewer.length} ${viewer}${video}`;

const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= maxIdCharacters;
const isUnfinished = ({ seconds, duration }: Position): boolean =>
  seconds >= minPositionSeconds && seconds < duration * watchedShare;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [viewer, video, ...numbers]: unknown[] = value;
  return isId(viewer) && isId(video) && numbers.length === 3 && numbers.every(isNumber);
}

function parse(stored: unknown): Positions {
  const stands = typeof stored === 'object' && stored !== null && 'v' in stored && stored.v === version;
  const entries = stands && 'list' in stored && Array.isArray(stored.list) ? stored.list.filter(isEntry) : [];
  const since = Date.now() - maxAgeMs;
  const kept = entries.slice(-maxPositions).map(([viewer, video, seconds, duration, at]): ViewerPosition => ({
    viewer,
    video,
    seconds,
    duration,
    at,
  }));
  const young = kept.filter(({ seconds, duration, at }) => at > since && seconds <= duration);
  return new Map(young.map((one) => [getKey(one.viewer, one.video), one]));
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

/** The videos of one viewer, the latest first; a change makes a new list. */
let latest: { of: Positions; viewer: string; videos: readonly string[] } | undefined;

function updatePositions(changed: readonly ViewerPosition[]): void {
  positions.update((before) => {
    const after = new Map(before);
    for (const one of changed) after.set(getKey(one.viewer, one.video), one);
    const inOrder = [...after].sort(([, one], [, other]) => one.at - other.at);
    return new Map(inOrder.slice(-maxPositions));
  });
}

/** Listeners for the positions that this tab stores. */
const keepers = new Set<() => void>();

/**
 * Positions of unfinished videos in this browser's storage. Each viewer has their own, and visitors share one set, so
 * that no viewer sees another viewer's positions.
 */
export const positionStore = {
  /**
   * Returns the same object until its content changes.
   * @param viewer their id; null for a visitor
   */
  get(viewer: string | null, video: string): Position | undefined {
    const kept = positions.get().get(getKey(viewer ?? '', video));
    return kept && isUnfinished(kept) ? kept : undefined;
  },
  /**
   * A position of any viewer of this browser, in seconds, for playback before the viewer is known. Undefined without
   * one, and on a server.
   */
  begun: (video: string): number | undefined =>
    [...positions.get().values()].find((one) => one.video === video && isUnfinished(one))?.seconds,
  /** A viewer's positions, the latest last. */
  of: (viewer: string): readonly StoredPosition[] =>
    [...positions.get().values()].filter((one) => one.viewer === viewer),
  /**
   * Ids of a viewer's unfinished videos, the latest first; the same list until its content changes.
   * @param viewer their id
   */
  latest(viewer: string): readonly string[] {
    const of = positions.get();
    if (latest?.of !== of || latest.viewer !== viewer) {
      const own = [...of.values()].filter((one) => one.viewer === viewer && isUnfinished(one));
      const inOrder = [...own].sort((one, other) => other.at - one.at);
      latest = { of, viewer, videos: inOrder.map(({ video }) => video) };
    }
    return latest.videos;
  },
  keep(viewer: string | null, video: string, { seconds, duration }: Position): void {
    const whose = viewer ?? '';
    if (!isId(video) || !isId(whose)) return;
    const before = positions.get().get(getKey(whose, video));
    if (before && Math.abs(before.seconds - seconds) < minChangeSeconds) return;
    const place = { seconds: Math.floor(seconds), duration: Math.ceil(duration) };
    updatePositions([{ viewer: whose, video, ...place, at: Date.now() }]);
    for (const listener of keepers) listener();
  },
  /** Sets the position to the start of the video. */
  startOver(viewer: string | null, video: string): void {
    const kept = positions.get().get(getKey(viewer ?? '', video));
    if (kept) positionStore.keep(viewer, video, { seconds: 0, duration: kept.duration });
  },
  /** Stores newer positions of the viewer's other devices. */
  take(viewer: string, elsewhere: readonly StoredPosition[]): void {
    const since = Date.now() - maxAgeMs;
    const newer = elsewhere.filter(({ video, seconds, duration, at }) => {
      const here = positions.get().get(getKey(viewer, video))?.at ?? since;
      return isId(video) && seconds <= duration && at > here;
    });
    if (newer.length > 0 && isId(viewer)) updatePositions(newer.map((one) => ({ ...one, viewer })));
  },
  /**
   * Deletes a viewer's positions at sign-out; the viewer's account keeps them.
   * @param viewer their id; null for all signed-in viewers
   */
  forget(viewer: string | null): void {
    const isTheirs = (one: ViewerPosition): boolean => (viewer === null ? one.viewer !== '' : one.viewer === viewer);
    positions.update((before) => new Map([...before].filter(([, one]) => !isTheirs(one))));
  },
  subscribe: positions.subscribe,
  /**
   * Calls the listener after each `keep` of this tab.
   * @returns a function that removes it
   */
  onKeep(listener: () => void): () => void {
    keepers.add(listener);
    return () => void keepers.delete(listener);
  },
};
