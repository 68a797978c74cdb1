import { pageKey } from '@touchline/feature-kit/marks';
import { pauseAfterAd } from './plan-ads.ts';

type Entry = readonly [match: string, at: number];

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);

const most = 50;

function read(): Entry[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(pageKey('ads')) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isEntry).slice(-most) : [];
  } catch {
    // Storage may be blocked, or hold a value of other code.
    return [];
  }
}

/**
 * The matches for which this browser has lately shown ads, so that a reload shows no further ad. Times are milliseconds
 * since 1970.
 */
export const shownAds = {
  before: (match: string): number | undefined => read().find(([id]) => id === match)?.[1],
  note(match: string, now: number): void {
    const others = read().filter(([id, at]) => id !== match && Math.abs(now - at) < pauseAfterAd);
    try {
      localStorage.setItem(pageKey('ads'), JSON.stringify([...others, [match, now]].slice(-most)));
    } catch {
      // Storage may be full or blocked; then the next visit may show an ad.
    }
  },
  /** Deletes all entries when the viewer leaves, because they tell which matches they watched. */
  forget(): void {
    try {
      localStorage.removeItem(pageKey('ads'));
    } catch {
      // Blocked storage has no entry.
    }
  },
};
