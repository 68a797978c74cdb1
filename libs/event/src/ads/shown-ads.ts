import { storedValue } from '@touchline/feature-kit/storage';
import { pauseAfterAdMs } from './plan-ads.ts';

type ShownAdsEntry = readonly [match: string, at: number];

const isEntry = (value: unknown): value is ShownAdsEntry =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);

const maxEntries = 50;

/** The entries show which matches a viewer has watched, so sign-out deletes them. */
const storedShownAds = storedValue<readonly ShownAdsEntry[]>({
  name: 'ads',
  scope: 'browser',
  parse: (rawValue) => (Array.isArray(rawValue) ? rawValue.filter(isEntry).slice(-maxEntries) : undefined),
  empty: [],
  maxBytes: 20_000,
  owner: 'viewer',
});

/**
 * The matches for which this browser has recently shown ads, so that a reload shows no further ad. Times are
 * milliseconds since 1970.
 */
export const shownAds = {
  before: (match: string): number | undefined => storedShownAds.get().find(([id]) => id === match)?.[1],
  recordShown(match: string, now: number): void {
    storedShownAds.update((entries) => {
      const otherAds = entries.filter(([id, shownAtMs]) => id !== match && Math.abs(now - shownAtMs) < pauseAfterAdMs);
      return [...otherAds, [match, now] as const].slice(-maxEntries);
    });
  },
};
