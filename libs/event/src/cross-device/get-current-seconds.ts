import type { EventView } from '@touchline/content';
import type { RemotePlayback } from './device-sync.ts';

/** A viewer this many seconds behind still counts as live, because streams and messages have different delays. */
const maxLiveDelaySeconds = 60;

/**
 * The position at which to continue another device's video.
 * @param now milliseconds since 1970, by the corrected clock
 * @returns match seconds; undefined for the live edge
 */
export function getCurrentSeconds(
  { seconds, timeMs, isPlaying }: RemotePlayback,
  { status, date }: Pick<EventView, 'status' | 'date'>,
  now: number,
): number | undefined {
  // `timeMs` is a time of this device's own clock, which may be wrong, so the same clock gives the elapsed time.
  const currentSeconds = Math.floor(isPlaying ? seconds + (Date.now() - timeMs) / 1000 : seconds);
  if (status === 'channel') return undefined;
  if (status !== 'live') return currentSeconds;
  return date === undefined || (now - date) / 1000 - currentSeconds < maxLiveDelaySeconds ? undefined : currentSeconds;
}
