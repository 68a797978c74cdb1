import type { EventView } from '@touchline/content';
import type { Elsewhere } from './moves.ts';

/** Streams arrive at different times, and words about them later: who is no further behind, in seconds, watches live. */
const liveWithin = 60;

/**
 * Where somebody goes on with what plays elsewhere, in match seconds; undefined where that is the live edge.
 * @param now milliseconds since 1970, by the right clock
 */
export function placeOf(
  { seconds, at, playing }: Elsewhere,
  { status, date }: Pick<EventView, 'status' | 'date'>,
  now: number,
): number | undefined {
  // By the clock that it was noted by, which may be wrong.
  const place = Math.floor(playing ? seconds + (Date.now() - at) / 1000 : seconds);
  if (status === 'channel') return undefined;
  if (status !== 'live') return place;
  return date === undefined || (now - date) / 1000 - place < liveWithin ? undefined : place;
}
