import { createListeners } from '@touchline/contract';
import { storedValue } from '@touchline/feature-kit/storage';

/** A watched position, in seconds. */
export interface PlaybackPosition {
  seconds: number;
  /** Length of the whole video. */
  durationSeconds: number;
}

type PositionEntry = readonly [viewer: string, video: string, seconds: number, duration: number, at: number];

/**
 * The last position in a video. 0 means that the viewer started over; the duration means that they watched it to the
 * end.
 */
export interface StoredPosition extends PlaybackPosition {
  video: string;
  /** Time of the last change, in milliseconds since 1970. */
  storedAtMs: number;
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
/** The smallest change of a position that is stored, in seconds. */
const minChangeSeconds = 5;
/** The earliest position at which a video resumes, in seconds. */
export const minPositionSeconds = 30;
/** A video counts as watched to the end from this share on, because only the end of the broadcast follows. */
export const watchedShare = 0.98;

type PositionsByKey = ReadonlyMap<string, ViewerPosition>;

/** The length prefix makes the key of each pair of ids unique. */
const getKey = (viewer: string, video: string): string => `${viewer.length} ${viewer}${video}`;

const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= maxIdCharacters;
const isUnfinished = ({ seconds, durationSeconds }: PlaybackPosition): boolean =>
  seconds >= minPositionSeconds && seconds < durationSeconds * watchedShare;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function isEntry(value: unknown): value is PositionEntry {
  if (!Array.isArray(value)) return false;
  const [viewer, video, ...numberFields]: unknown[] = value;
  return isId(viewer) && isId(video) && numberFields.length === 3 && numberFields.every(isNumber);
}

function parse(rawValue: unknown): PositionsByKey {
  const isCurrentVersion =
    typeof rawValue === 'object' && rawValue !== null && 'v' in rawValue && rawValue.v === version;
  const entries =
    isCurrentVersion && 'list' in rawValue && Array.isArray(rawValue.list) ? rawValue.list.filter(isEntry) : [];
  const oldestMs = Date.now() - maxAgeMs;
  const storedPositions = entries
    .slice(-maxPositions)
    .map(([viewer, video, seconds, durationSeconds, storedAtMs]): ViewerPosition => ({
      viewer,
      video,
      seconds,
      durationSeconds,
      storedAtMs,
    }));
  const recentPositions = storedPositions.filter(
    ({ seconds, durationSeconds, storedAtMs }) => storedAtMs > oldestMs && seconds <= durationSeconds,
  );
  return new Map(recentPositions.map((position) => [getKey(position.viewer, position.video), position]));
}

function format(positions: PositionsByKey): string {
  const entries = [...positions.values()].map((position): PositionEntry => [
    position.viewer,
    position.video,
    position.seconds,
    position.durationSeconds,
    position.storedAtMs,
  ]);
  return JSON.stringify({ v: version, list: entries });
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
let latestVideos: { positionsById: PositionsByKey; viewer: string; videos: readonly string[] } | undefined;

function updatePositions(changedPositions: readonly ViewerPosition[]): void {
  positions.update((previousPositions) => {
    const newPositions = new Map(previousPositions);
    for (const position of changedPositions) newPositions.set(getKey(position.viewer, position.video), position);
    const orderedPositions = [...newPositions].sort(
      ([, position], [, otherPosition]) => position.storedAtMs - otherPosition.storedAtMs,
    );
    return new Map(orderedPositions.slice(-maxPositions));
  });
}

/** Listeners for the positions that this tab stores. */
const positionListeners = createListeners();

/**
 * Positions of unfinished videos in this browser's storage. Each viewer has their own, and visitors share one set, so
 * that no viewer sees another viewer's positions.
 */
export const positionStore = {
  /**
   * Returns the same object until its content changes.
   * @param viewer their id; null for a visitor
   */
  get(viewer: string | null, video: string): PlaybackPosition | undefined {
    const storedPosition = positions.get().get(getKey(viewer ?? '', video));
    return storedPosition && isUnfinished(storedPosition) ? storedPosition : undefined;
  },
  /**
   * A position of any viewer of this browser, in seconds, for playback before the viewer is known. Undefined without
   * one, and on a server.
   */
  getAnyViewersSeconds: (video: string): number | undefined =>
    [...positions.get().values()].find((position) => position.video === video && isUnfinished(position))?.seconds,
  /** A viewer's positions, the latest last. */
  listForViewer: (viewer: string): readonly StoredPosition[] =>
    [...positions.get().values()].filter((position) => position.viewer === viewer),
  /**
   * Ids of a viewer's unfinished videos, the latest first; the same list until its content changes.
   * @param viewer their id
   */
  getLatestVideos(viewer: string): readonly string[] {
    const positionsById = positions.get();
    if (latestVideos?.positionsById !== positionsById || latestVideos.viewer !== viewer) {
      const ownPositions = [...positionsById.values()].filter(
        (position) => position.viewer === viewer && isUnfinished(position),
      );
      const orderedPositions = [...ownPositions].sort(
        (position, otherPosition) => otherPosition.storedAtMs - position.storedAtMs,
      );
      latestVideos = { positionsById, viewer, videos: orderedPositions.map(({ video }) => video) };
    }
    return latestVideos.videos;
  },
  save(viewer: string | null, video: string, { seconds, durationSeconds }: PlaybackPosition): void {
    const viewerKey = viewer ?? '';
    if (!isId(video) || !isId(viewerKey)) return;
    const previousPosition = positions.get().get(getKey(viewerKey, video));
    if (previousPosition && Math.abs(previousPosition.seconds - seconds) < minChangeSeconds) return;
    const flooredPosition = { seconds: Math.floor(seconds), durationSeconds: Math.ceil(durationSeconds) };
    updatePositions([{ viewer: viewerKey, video, ...flooredPosition, storedAtMs: Date.now() }]);
    positionListeners.call();
  },
  /** Sets the position to the start of the video. */
  startOver(viewer: string | null, video: string): void {
    const storedPosition = positions.get().get(getKey(viewer ?? '', video));
    if (storedPosition)
      positionStore.save(viewer, video, { seconds: 0, durationSeconds: storedPosition.durationSeconds });
  },
  /** Stores newer positions of the viewer's other devices. */
  addRemote(viewer: string, remotePositions: readonly StoredPosition[]): void {
    const oldestMs = Date.now() - maxAgeMs;
    const newerPositions = remotePositions.filter(({ video, seconds, durationSeconds, storedAtMs }) => {
      const knownAtMs = positions.get().get(getKey(viewer, video))?.storedAtMs ?? oldestMs;
      return isId(video) && seconds <= durationSeconds && storedAtMs > knownAtMs;
    });
    if (newerPositions.length > 0 && isId(viewer))
      updatePositions(newerPositions.map((position) => ({ ...position, viewer })));
  },
  /**
   * Deletes a viewer's positions at sign-out; the viewer's account keeps them.
   * @param viewer their id; null for all signed-in viewers
   */
  removeAll(viewer: string | null): void {
    const belongsToViewer = (position: ViewerPosition): boolean =>
      viewer === null ? position.viewer !== '' : position.viewer === viewer;
    positions.update(
      (previousPositions) => new Map([...previousPositions].filter(([, position]) => !belongsToViewer(position))),
    );
  },
  subscribe: positions.subscribe,
  /**
   * Calls the listener after each `save` of this tab.
   * @returns a function that removes it
   */
  onPositionStored: positionListeners.add,
};
