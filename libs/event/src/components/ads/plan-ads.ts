import type { EventView } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import type { PreRollAds, AdStep } from '@touchline/player';
import { useState } from 'react';
import { createPrivacyMacros } from './privacy-macros.ts';
import { storedValue } from '@touchline/feature-kit/storage';

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
  getShownAtMs: (match: string): number | undefined => storedShownAds.get().find(([id]) => id === match)?.[1],
  recordShown(match: string, now: number): void {
    storedShownAds.update((entries) => {
      const otherAds = entries.filter(([id, shownAtMs]) => id !== match && Math.abs(now - shownAtMs) < pauseAfterAdMs);
      return [...otherAds, [match, now] as const].slice(-maxEntries);
    });
  },
};

/** The fields that decide whether ads play before a video. */
export type PlannedView = Pick<EventView, 'kind' | 'duration'>;

/** Shorter videos have no ad before them. */
const minVideoSeconds = 30;

/** Time without further ads for the same match and its clips. */
export const pauseAfterAdMs = 10 * 60_000;

/** A clip without a duration counts as short; a match or a channel does not. */
const isShort = ({ kind, duration }: PlannedView): boolean =>
  kind === 'event' || kind === 'externalContent'
    ? duration !== undefined && duration < minVideoSeconds
    : (duration ?? 0) < minVideoSeconds;

/**
 * The tags to try before a video: all of them, or an empty list.
 * @param shownAtMs time of the last ad for this match, in milliseconds since 1970
 */
export function planAds(
  tags: readonly string[],
  view: PlannedView,
  { shownAtMs, now }: { shownAtMs: number | undefined; now: number },
): readonly string[] {
  // After the clock was set back, `shownAtMs` is in the future. Without the absolute value there would be no ads until
  // then.
  const elapsedMs = shownAtMs === undefined ? Infinity : Math.abs(now - shownAtMs);
  return isShort(view) || elapsedMs < pauseAfterAdMs ? [] : tags;
}

/** Decides once, when a video opens, which ads play before it. */
export function usePreRollAds(view: EventView, tags: readonly string[]): PreRollAds | undefined {
  const { matchId } = view;
  const { consentRequired } = useSite();
  const [plannedTags] = useState(() =>
    tags.length === 0 ? tags : planAds(tags, view, { shownAtMs: shownAds.getShownAtMs(matchId), now: Date.now() }),
  );
  if (plannedTags.length === 0) return undefined;
  return {
    tags: plannedTags,
    macros: () => createPrivacyMacros(consentRequired),
    onStep: (step: AdStep) => {
      if (step.kind === 'shown') shownAds.recordShown(matchId, Date.now());
    },
  };
}
