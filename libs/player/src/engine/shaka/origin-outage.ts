import { playlistId } from './playlist-id.ts';

/** Distinguishes a failing playlist from a failing origin. */
export interface OriginOutage {
  /** A request for a playlist has failed, even if the engine will repeat it. */
  failed(address: string): void;
  /** Some playlist was loaded. */
  answered(): void;
}

/**
 * After a failed playlist the engine changes to another quality for a while, which helps if one quality is broken. In
 * an outage of the origin it would alternate between failing playlists, and leave gaps in the buffer. Two failed
 * playlists since the last good one count as an outage.
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
