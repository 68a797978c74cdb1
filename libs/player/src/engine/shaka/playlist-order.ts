import { getName, type MediaPlaylist, type PlaylistAnswer } from './playlist-answer.ts';

/** The servers of a CDN differ by a few segments; a restarted encoder goes back much further. */
const staleSegments = 5;
/** Some servers differ by more: their earlier sequence continues after the supposed restart. */
const maxStaleSegments = 20;
/** A slow server may send this many more old responses than it lacks segments. */
const extraAnswers = 2;

/** The newest response of one playlist. */
interface Newest {
  media: MediaPlaylist;
  text: string;
  /** The number of older responses since then. */
  older: number;
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
  follow(answer: PlaylistAnswer): boolean;
  /** Another load begins. */
  reset(): void;
}

const nameAt = ({ first, segments }: MediaPlaylist, number: number): string | undefined =>
  getName(segments[number - first] ?? '');

/**
 * Whether a playlist is an old copy, and not the first one after an encoder restart.
 * @param stale segments by which servers may differ
 */
function isCopy({ media: newest, older }: Newest, media: MediaPlaylist, stale: number): boolean {
  const behind = newest.end - media.end;
  if (older >= behind + extraAnswers) return false;
  const last = media.end - 1;
  return last < newest.first ? behind <= stale : nameAt(newest, last) === nameAt(media, last);
}

export function createPlaylistOrder(): PlaylistOrder {
  const knownLists = new Map<string, Newest>();
  /** The last response of each playlist before its encoder's restart. */
  const previousLists = new Map<string, MediaPlaylist>();
  /** Playlists whose servers are far apart. */
  const spread = new Set<string>();
  return {
    follow(answer) {
      const { id, media, text } = answer;
      if (!media) return false;
      const newest = knownLists.get(id);
      const previousPlaylist = previousLists.get(id);
      if (
        previousPlaylist &&
        nameAt(previousPlaylist, previousPlaylist.end - 1) === nameAt(media, previousPlaylist.end - 1)
      )
        spread.add(id);
      // The first segment of a growing window never changes.
      const isBack = newest !== undefined && media.end < newest.media.end;
      if (isBack && isCopy(newest, media, spread.has(id) ? maxStaleSegments : staleSegments)) {
        newest.older += 1;
        Object.assign(answer, { text: newest.text, media: newest.media });
        return false;
      }
      knownLists.set(id, { media, text, older: 0 });
      if (isBack) previousLists.set(id, newest.media);
      return isBack;
    },
    reset: () => knownLists.clear(),
  };
}
