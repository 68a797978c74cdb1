import { playlistId } from './playlist-id.ts';

/** Detects a live stream whose playlists no longer change. */
export interface PlaylistProgress {
  /** A playlist arrived. @param mark changes with new content */
  answered(address: string, mark: string): void;
  /** Whether playlists arrive without a change and segments are overdue. @param targetDuration seconds */
  hasStopped(targetDuration: number): boolean;
  reset(): void;
}

/** Segments that may be late, and the least time in milliseconds. */
const LATE = 3;
const LEAST = 6000;

/** @param now milliseconds, for tests */
export function createPlaylistProgress(now: () => number = Date.now): PlaylistProgress {
  const marks = new Map<string, string>();
  let answeredAt = -Infinity;
  let newAt = -Infinity;
  return {
    answered(address, mark) {
      const id = playlistId(address);
      answeredAt = now();
      if (marks.get(id) !== mark) newAt = answeredAt;
      marks.set(id, mark);
    },
    hasStopped(targetDuration) {
      const late = Math.max(LEAST, 1000 * LATE * targetDuration);
      return now() - newAt >= late && now() - answeredAt < late;
    },
    reset() {
      marks.clear();
      newAt = answeredAt = -Infinity;
    },
  };
}
