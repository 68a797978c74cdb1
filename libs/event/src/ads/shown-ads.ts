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
    // No storage, or something else wrote there.
    return [];
  }
}

/** Before which matches this browser has shown ads lately: kept for as long as that keeps others away, so that a reload brings none. Times are milliseconds since 1970. */
export const shownAds = {
  before: (match: string): number | undefined => read().find(([id]) => id === match)?.[1],
  note(match: string, now: number): void {
    const others = read().filter(([id, at]) => id !== match && Math.abs(now - at) < pauseAfterAd);
    try {
      localStorage.setItem(pageKey('ads'), JSON.stringify([...others, [match, now]].slice(-most)));
    } catch {
      // Storage is full or forbidden: the next visit may bring an ad.
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
