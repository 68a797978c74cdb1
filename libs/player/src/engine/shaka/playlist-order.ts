import { getName, type MediaPlaylist, type PlaylistAnswer } from './playlist-answer.ts';

/** The servers of a CDN are a few segments apart; an encoder that restarts goes back much further. */
const staleSegments = 5;
/** Some servers are further apart: the earlier run goes on after its supposed restart. */
const maxStaleSegments = 20;
/** A slow server may need this many answers more than the segments that it lacks. */
const extraAnswers = 2;

/** The newest answer of one playlist. */
interface Newest {
  media: MediaPlaylist;
  text: string;
  /** Older answers since it came. */
  older: number;
}

/**
 * Remembers the newest answer of each playlist. A CDN's servers may be segments apart, and the engine loses its place in a playlist
 * that goes back.
 */
export interface PlaylistOrder {
  /** Replaces an older answer by the newest. @returns whether the encoder has started again */
  follow(answer: PlaylistAnswer): boolean;
  /** Another load begins. */
  reset(): void;
}

const nameAt = ({ first, segments }: MediaPlaylist, number: number): string | undefined =>
  getName(segments[number - first] ?? '');

/** Distinguishes an old copy from the first answer after an encoder restart. @param stale segments that servers may be apart */
function isCopy({ media: newest, older }: Newest, media: MediaPlaylist, stale: number): boolean {
  const behind = newest.end - media.end;
  if (older >= behind + extraAnswers) return false;
  const last = media.end - 1;
  return last < newest.first ? behind <= stale : nameAt(newest, last) === nameAt(media, last);
}

export function createPlaylistOrder(): PlaylistOrder {
  const known = new Map<string, Newest>();
  /** The last answer of each playlist before a restart of its encoder. */
  const left = new Map<string, MediaPlaylist>();
  /** Playlists whose servers are far apart. */
  const spread = new Set<string>();
  return {
    follow(answer) {
      const { id, media, text } = answer;
      if (!media) return false;
      const newest = known.get(id);
      const before = left.get(id);
      if (before && nameAt(before, before.end - 1) === nameAt(media, before.end - 1)) spread.add(id);
      // The first segment of a growing window never changes.
      const isBack = newest !== undefined && media.end < newest.media.end;
      if (isBack && isCopy(newest, media, spread.has(id) ? maxStaleSegments : staleSegments)) {
        newest.older += 1;
        Object.assign(answer, { text: newest.text, media: newest.media });
        return false;
      }
      known.set(id, { media, text, older: 0 });
      if (isBack) left.set(id, newest.media);
      return isBack;
    },
    reset: () => known.clear(),
  };
}
