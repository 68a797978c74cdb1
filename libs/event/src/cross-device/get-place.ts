import type { EventView } from '@touchline/content';
import type { RemotePlayback } from './device-sync.ts';

/** A viewer this many seconds behind still counts as live, because streams and messages have different delays. */
const maxLiveDelaySeconds = 60;

/**
 * The position at which to continue another device's video.
 * @param now milliseconds since 1970, by the corrected clock
 * @returns match seconds; undefined for the live edge
 */
export function getPlace(
  { seconds, at, playing }: RemotePlayback,
  { status, date }: Pick<EventView, 'status' | 'date'>,
  now: number,
): number | undefined {
  // `at` is a time of this device's own clock, which may be wrong, so the same clock gives the elapsed time.
  const place = Math.floor(playing ? seconds + (Date.now() - at) / 1000 : seconds);
  if (status === 'channel') return undefined;
  if (status !== 'live') return place;
  return date === undefined || (now - date) / 1000 - place < maxLiveDelaySeconds ? undefined : place;
}
