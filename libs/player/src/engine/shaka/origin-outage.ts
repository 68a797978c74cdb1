import { playlistId } from './playlist-id.ts';

/** Distinguishes a playlist that fails from an origin that does. */
export interface OriginOutage {
  /** The request for a playlist has failed, be it to be made again. */
  failed(address: string): void;
  /** Some playlist came. */
  answered(): void;
}

/**
 * The engine answers a playlist that fails by changing to another quality for a while. That saves a stream of which one quality is
 * broken. Where the origin is, it goes to and fro between playlists that all fail, and comes back with holes in what is buffered and
 * a seek range that jumps, because what it knows of the qualities is of different ages. So it is told which of the two it is: more
 * than one playlist has failed since the last one came.
 */
export function createOriginOutage(onChange: (isOut: boolean) => void): OriginOutage {
  const failing = new Set<string>();
  return {
    failed(address) {
      const before = failing.size;
      failing.add(playlistId(address));
      if (before === 1 && failing.size === 2) onChange(true);
    },
    answered() {
      const wasOut = failing.size > 1;
      failing.clear();
      if (wasOut) onChange(false);
    },
  };
}
