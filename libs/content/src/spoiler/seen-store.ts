import { storedValue } from '@touchline/feature-kit/storage';
import { useState, useSyncExternalStore } from 'react';

/** The watched part of a match. Its clips and highlights count, too. */
export interface Seen {
  /** The latest second of the recording that the viewer has seen; 0 before playback. */
  seconds: number;
  /** True if the whole match may be shown: the viewer has revealed it, or watched it to the end. */
  isRevealed: boolean;
}

type SeenEntry = readonly [id: string, seconds: number, revealedFlag: 0 | 1];

const version = 1;
/**
 * Limit of stored matches: about a season, in a few kilobytes. The match that was opened longest ago is deleted
 * first.
 */
const maxMatches = 300;
const maxIdCharacters = 128;
/** The playback time between two writes to storage. */
const writeIntervalSeconds = 10;

const isEntry = (value: unknown): value is SeenEntry =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  value[0].length <= maxIdCharacters &&
  typeof value[1] === 'number' &&
  Number.isFinite(value[1]) &&
  (value[2] === 0 || value[2] === 1);

function parse(rawValue: unknown): ReadonlyMap<string, Seen> {
  const isCurrentVersion =
    typeof rawValue === 'object' && rawValue !== null && 'v' in rawValue && rawValue.v === version;
  const entries =
    isCurrentVersion && 'seen' in rawValue && Array.isArray(rawValue.seen) ? rawValue.seen.filter(isEntry) : [];
  return new Map(
    entries.slice(-maxMatches).map(([id, seconds, revealedFlag]) => [id, { seconds, isRevealed: revealedFlag === 1 }]),
  );
}

/** The latest match is last. */
const storedSeen = storedValue({
  name: 'seen',
  scope: 'browser',
  parse,
  format: (seenEvents) =>
    JSON.stringify({
      v: version,
      seen: [...seenEvents].map(([id, { seconds, isRevealed }]): SeenEntry => [id, seconds, isRevealed ? 1 : 0]),
    }),
  empty: parse(null),
  maxBytes: 200_000,
  owner: 'viewer',
});

function updateSeen(id: string, change: (previous: Seen) => Seen): void {
  if (id.length > maxIdCharacters) return;
  storedSeen.update((previousEvents) => {
    const nextEvents = new Map(previousEvents);
    nextEvents.delete(id);
    nextEvents.set(id, change(previousEvents.get(id) ?? { seconds: 0, isRevealed: false }));
    for (const oldestId of nextEvents.keys()) {
      if (nextEvents.size <= maxMatches) break;
      nextEvents.delete(oldestId);
    }
    return nextEvents;
  });
}

/**
 * The matches that were opened in this browser, and the watched part of each. Stored only in this browser, the same
 * in all tabs.
 */
export const seenStore = {
  get: (id: string): Seen | undefined => storedSeen.get().get(id),
  getAll: storedSeen.get,
  recordOpened: (id: string): void => updateSeen(id, (previous) => previous),
  recordWatched(id: string, seconds: number): void {
    const previousSeconds = seenStore.get(id)?.seconds ?? 0;
    if (seconds >= previousSeconds + writeIntervalSeconds)
      updateSeen(id, (previous) => ({ ...previous, seconds: Math.max(previous.seconds, Math.floor(seconds)) }));
  },
  markRevealed(id: string): void {
    if (seenStore.get(id)?.isRevealed !== true) updateSeen(id, (previous) => ({ ...previous, isRevealed: true }));
  },
  subscribe: storedSeen.subscribe,
};

const getServerSnapshot = () => undefined;

/**
 * The matches that were opened in this browser before the page began, the latest last; undefined until they are read.
 * A match that is revealed on this page is not added, so that a list of unseen matches keeps its card.
 */
export function usePreviouslySeen(): ReadonlyMap<string, Seen> | undefined {
  const seenById = useSyncExternalStore(seenStore.subscribe, seenStore.getAll, getServerSnapshot);
  const [previouslySeen, setPreviouslySeen] = useState(seenById);
  if (previouslySeen === undefined && seenById !== undefined) setPreviouslySeen(seenById);
  return previouslySeen;
}
