import { storedValue } from '@touchline/feature-kit/storage';
import { pauseAfterAdMs } from './plan-ads.ts';

type Entry = readonly [match: string, at: number];

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);

const maxEntries = 50;

/** The entries show which matches a viewer has watched, so sign-out deletes them. */
const shown = storedValue<readonly Entry[]>({
  name: 'ads',
  scope: 'browser',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isEntry).slice(-maxEntries) : undefined),
  empty: [],
  maxBytes: 20_000,
  owner: 'viewer',
});

/**
 * The matches for which this browser has recently shown ads, so that a reload shows no further ad. Times are
 * milliseconds since 1970.
 */
export const shownAds = {
  before: (match: string): number | undefined => shown.get().find(([id]) => id === match)?.[1],
  note(match: string, now: number): void {
    shown.update((all) => {
      const others = all.filter(([id, at]) => id !== match && Math.abs(now - at) < pauseAfterAdMs);
      return [...others, [match, now] as const].slice(-maxEntries);
    });
  },
};
