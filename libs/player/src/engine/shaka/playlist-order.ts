import { getName, type MediaPlaylist, type PlaylistAnswer } from './playlist-answer.ts';

/** The servers of a CDN are a few segments apart; an encoder that restarts goes back much further. */
const staleSegments = 5;
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

/** Distinguishes an old copy from the first answer after an encoder restart. */
function isCopy({ media: newest, older }: Newest, media: MediaPlaylist): boolean {
  const behind = newest.end - media.end;
  if (older >= behind + extraAnswers) return false;
  const same = newest.segments.at(-1 - behind);
  return same === undefined ? behind <= staleSegments : getName(same) === getName(media.segments.at(-1) ?? '');
}

export function createPlaylistOrder(): PlaylistOrder {
  const known = new Map<string, Newest>();
  return {
    follow(answer) {
      const { id, media, text } = answer;
      if (!media) return false;
      const newest = known.get(id);
      // The first segment of a growing window never changes.
      const isBack = newest !== undefined && media.end < newest.media.end;
      if (isBack && isCopy(newest, media)) {
        newest.older += 1;
        Object.assign(answer, { text: newest.text, media: newest.media });
        return false;
      }
      known.set(id, { media, text, older: 0 });
      return isBack;
    },
    reset: () => known.clear(),
  };
}
