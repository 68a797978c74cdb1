import type { EventView } from '@touchline/content';

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
  const sinceShownMs = shownAtMs === undefined ? Infinity : Math.abs(now - shownAtMs);
  return isShort(view) || sinceShownMs < pauseAfterAdMs ? [] : tags;
}
