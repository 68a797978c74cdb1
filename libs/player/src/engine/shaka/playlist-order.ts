/** The servers of a CDN are a few segments apart; an encoder that restarts goes back much further. */
const STALE_SEGMENTS = 5;
/** A slow server may need this many answers more than the segments that it lacks. */
const SLACK = 2;

/** The newest answer of one playlist. */
interface Newest {
  sequence: number;
  text: string;
  /** Older answers since it came. */
  older: number;
}

/** How an answer follows the ones before it. The engine gets the newest in the place of an `older` one. */
export type Order = { kind: 'newer' } | { kind: 'older'; newest: string } | { kind: 'restart' };

/**
 * Remembers the newest answer of each playlist. A CDN's servers may be segments apart, and the engine loses its place in a playlist
 * that goes back.
 */
export interface PlaylistOrder {
  follow(id: string, text: string): Order;
  /** Another load begins. */
  reset(): void;
}

const sequenceOf = (text: string): number => Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1] ?? NaN);

/** A segment's name without folder and query, which each server may choose for itself. */
const nameOf = (address: string): string | undefined => address.split('?', 1)[0]?.split('/').at(-1);

const namesIn = (text: string): (string | undefined)[] =>
  text.split(/\r?\n/).flatMap((line) => (line === '' || line.startsWith('#') ? [] : [nameOf(line)]));

/** Distinguishes an old copy from the first answer after an encoder restart. */
function isCopy(newest: Newest, sequence: number, text: string): boolean {
  const behind = newest.sequence - sequence;
  if (newest.older >= behind + SLACK) return false;
  const names = namesIn(text);
  const same = namesIn(newest.text)[names.length - 1 - behind];
  return same === undefined ? behind <= STALE_SEGMENTS : same === names.at(-1);
}

export function createPlaylistOrder(): PlaylistOrder {
  const known = new Map<string, Newest>();
  return {
    follow(id, text) {
      const sequence = sequenceOf(text);
      if (Number.isNaN(sequence)) return { kind: 'newer' };
      const newest = known.get(id);
      const isBack = newest !== undefined && sequence < newest.sequence;
      if (isBack && isCopy(newest, sequence, text)) {
        newest.older += 1;
        return { kind: 'older', newest: newest.text };
      }
      known.set(id, { sequence, text, older: 0 });
      return { kind: isBack ? 'restart' : 'newer' };
    },
    reset: () => known.clear(),
  };
}
