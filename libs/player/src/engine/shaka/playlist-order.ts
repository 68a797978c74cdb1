import { getName, type MediaPlaylist, type PlaylistAnswer } from './playlist-answer.ts';

/** The servers of a CDN differ by a few segments; a restarted encoder goes back much further. */
const maxUsualLagSegments = 5;
/**
 * The limit for servers that are far apart: after a supposed restart, a response contains the last segment from before
 * the restart.
 */
const maxLagSegments = 20;
/** Responses that go back in time, but grow by this many segments, come from a restarted encoder with a wrong clock. */
export const maxPastSegments = 30;
/** A server that is n segments behind may send n old responses in a row, and up to this many more. */
const extraOldAnswers = 2;

/** The newest response of one playlist. */
interface NewestAnswer {
  media: MediaPlaylist;
  text: string;
  /** The number of slightly older responses since the newest one. */
  olderCount: number;
  /** The lowest end number among later responses that go back in time. */
  lowestPastEnd: number;
}

/**
 * Remembers the newest response of each playlist. A CDN's servers may be segments apart, and the engine loses its
 * position in a playlist that goes back.
 */
export interface PlaylistOrder {
  /**
   * Replaces an older response by the newest.
   * @returns whether the encoder has restarted
   */
  replaceOldAnswer(answer: PlaylistAnswer): boolean;
  /** Another load begins. */
  reset(): void;
}

const getSegmentName = ({ firstSequenceNumber, segments }: MediaPlaylist, number: number): string | undefined =>
  getName(segments[number - firstSequenceNumber] ?? '');

/** Whether a playlist ends much earlier by its times of day, which continue after an encoder restart. */
export const isInPast = ({ endsAtMs }: MediaPlaylist, newest: MediaPlaylist): boolean =>
  newest.endsAtMs - endsAtMs > 1000 * maxUsualLagSegments * newest.targetDuration;

/**
 * Whether a playlist is an old copy, and not the first one after an encoder restart.
 * @param maxLag segments by which servers may differ
 */
function isOldCopy({ media: newest, olderCount }: NewestAnswer, media: MediaPlaylist, maxLag: number): boolean {
  const segmentsBehind = newest.endSequenceNumber - media.endSequenceNumber;
  if (olderCount >= segmentsBehind + extraOldAnswers) return false;
  const lastNumber = media.endSequenceNumber - 1;
  return lastNumber < newest.firstSequenceNumber
    ? segmentsBehind <= maxLag
    : getSegmentName(newest, lastNumber) === getSegmentName(media, lastNumber);
}

export function createPlaylistOrder(): PlaylistOrder {
  const newestAnswers = new Map<string, NewestAnswer>();
  /** The last response of each playlist before its encoder's restart. */
  const playlistsBeforeRestart = new Map<string, MediaPlaylist>();
  /** Playlists whose servers differ by more segments than `maxLag`. */
  const farApartIds = new Set<string>();
  return {
    replaceOldAnswer(answer) {
      const { id, media, text } = answer;
      if (!media) return false;
      const newest = newestAnswers.get(id);
      const previousPlaylist = playlistsBeforeRestart.get(id);
      if (
        previousPlaylist &&
        getSegmentName(previousPlaylist, previousPlaylist.endSequenceNumber - 1) ===
          getSegmentName(media, previousPlaylist.endSequenceNumber - 1)
      )
        farApartIds.add(id);
      // This code compares the ends, because the first segment of a growing window never changes.
      const hasGoneBack = newest !== undefined && media.endSequenceNumber < newest.media.endSequenceNumber;
      const isPast = hasGoneBack && isInPast(media, newest.media);
      const isOld = isPast
        ? media.endSequenceNumber - newest.lowestPastEnd < maxPastSegments
        : hasGoneBack && isOldCopy(newest, media, farApartIds.has(id) ? maxLagSegments : maxUsualLagSegments);
      if (newest && isOld) {
        if (isPast) newest.lowestPastEnd = Math.min(newest.lowestPastEnd, media.endSequenceNumber);
        else newest.olderCount += 1;
        Object.assign(answer, { text: newest.text, media: newest.media });
        return false;
      }
      newestAnswers.set(id, { media, text, olderCount: 0, lowestPastEnd: Infinity });
      if (hasGoneBack) playlistsBeforeRestart.set(id, newest.media);
      return hasGoneBack;
    },
    reset: () => newestAnswers.clear(),
  };
}
