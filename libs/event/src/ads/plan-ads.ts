import type { EventView } from '@touchline/content';

/** What decides whether ads play before a video. */
export type PlannedView = Pick<EventView, 'kind' | 'duration'>;

/** A video that is shorter has no ad before it, in seconds. */
export const shortest = 30;

/** So long no further ad comes before the same match and what was cut from it, in milliseconds. */
export const pauseAfterAd = 10 * 60_000;

/** A clip that does not say how long it is counts as a short one; a match or a channel is none. */
const isShort = ({ kind, duration }: PlannedView): boolean =>
  kind === 'event' || kind === 'externalContent'
    ? duration !== undefined && duration < shortest
    : (duration ?? 0) < shortest;

/**
 * The tags to try before a video's first second: all, or none.
 * @param shownAt when an ad was last shown before this match, in milliseconds since 1970
 */
export function planAds(
  tags: readonly string[],
  view: PlannedView,
  { shownAt, now }: { shownAt: number | undefined; now: number },
): readonly string[] {
  // A clock that was set back since would keep ads away for as long.
  const since = shownAt === undefined ? Infinity : Math.abs(now - shownAt);
  return isShort(view) || since < pauseAfterAd ? [] : tags;
}
