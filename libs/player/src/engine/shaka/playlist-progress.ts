import { playlistId } from './playlist-id.ts';

/** Detects a live stream whose playlists no longer change. */
export interface PlaylistProgress {
  /** A playlist arrived. @param mark changes with new content */
  answered(address: string, mark: string): void;
  /** Whether playlists arrive without a change and segments are overdue. @param targetDuration seconds */
  hasStopped(targetDuration: number): boolean;
  reset(): void;
}

/** Answers that are remembered of each playlist: the servers of a CDN may be some segments apart. */
const REMEMBERED = 20;

/** Segments that may be late, and the least time in milliseconds. */
const LATE = 3;
const LEAST = 6000;

/**
 * Describes the newest segment of a playlist. Queries do not count, because servers sign addresses for each answer.
 * @param head the playlist's first bytes
 * @param tail its last bytes
 */
export function newestIn(head: string, tail: string): string {
  const sequence = /#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(head)?.[1] ?? '';
  // The first line of the tail may be cut.
  const lines = tail.split(/\r?\n/).slice(1).slice(-4);
  return [sequence, ...lines.map((line) => line.replace(/\?[^",\s]*/g, ''))].join('\n');
}

/** @param now milliseconds, for tests */
export function createPlaylistProgress(now: () => number = Date.now): PlaylistProgress {
  const marks = new Map<string, string[]>();
  let answeredAt = -Infinity;
  let newAt = -Infinity;
  return {
    answered(address, mark) {
      const id = playlistId(address);
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
