import { nameOf, type PlaylistAnswer } from './playlist-answer.ts';

/** Detects a live stream whose playlists no longer change. */
export interface PlaylistProgress {
  answered(answer: PlaylistAnswer): void;
  /** Whether playlists arrive without a change and segments are overdue. @param targetDuration seconds */
  hasStopped(targetDuration: number): boolean;
  reset(): void;
}

/** Answers that are remembered of each playlist: the servers of a CDN may be some segments apart. */
const REMEMBERED = 20;

/** Segments that may be late, and the least time in milliseconds. */
const LATE = 3;
const LEAST = 6000;

/** @param now milliseconds, for tests */
export function createPlaylistProgress(now: () => number = Date.now): PlaylistProgress {
  const marks = new Map<string, string[]>();
  let answeredAt = -Infinity;
  let newAt = -Infinity;
  return {
    answered({ id, media }) {
      if (!media) return;
      // The number and the name of the newest segment.
      const mark = `${media.end} ${nameOf(media.segments.at(-1) ?? '')}`;
      answeredAt = now();
      const before = marks.get(id) ?? [];
      if (before.includes(mark)) return;
      newAt = answeredAt;
      marks.set(id, [...before.slice(1 - REMEMBERED), mark]);
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
