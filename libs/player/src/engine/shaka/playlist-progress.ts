import { getName, type MediaPlaylist } from './playlist-answer.ts';

/** Detects a live stream, or one of its playlists, that no longer changes. */
export interface PlaylistProgress {
  /**
   * The engine received a playlist.
   * @param isPicture false for audio and captions, which may continue without video
   */
  answered(id: string, media: MediaPlaylist, isPicture?: boolean): void;
  /** Whether the playlist lists a newest segment that the engine does not know. */
  isNew(id: string, media: MediaPlaylist): boolean;
  /** Whether a playlist's next segment is overdue. @param targetDuration seconds */
  isLate(id: string, targetDuration: number): boolean;
  /**
   * Whether video segments have arrived since the playlist became late.
   * @param targetDuration seconds
   */
  isLateAlone(id: string, targetDuration: number): boolean;
  /**
   * Whether the video's playlists arrive unchanged and their segments are overdue.
   * @param targetDuration seconds
   */
  hasStopped(targetDuration: number): boolean;
  /** Another load begins. */
  reset(): void;
}

/** The number of remembered responses of each playlist, because the servers of a CDN may be some segments apart. */
const maxMarks = 20;

/** A playlist is late after this many segment durations, and after the minimum time in milliseconds. */
const lateDurations = 3;
const minLateMs = 6000;
/** A playlist may be late by this many segment durations before another is checked. */
const lateAloneDurations = 1.5;
/** When the whole encoder has stopped, the first new video segment may arrive before the audio. */
const segmentsAhead = 2;

/** The number and the name of the newest segment. */
const newestIn = ({ end, segments }: MediaPlaylist): string => `${end} ${getName(segments.at(-1) ?? '')}`;

/** @param now milliseconds, for tests */
export function createPlaylistProgress(now: () => number = Date.now): PlaylistProgress {
  /** The newest segments that a playlist has listed, and when the last of them came. */
  const knownLists = new Map<string, { marks: readonly string[]; newAt: number }>();
  let answeredAt = -Infinity;
  let newAt = -Infinity;
  /** The times at which video segments came. The first response of a quality does not count. */
  let pictures: number[] = [];
  const getLateAt = (id: string, targetDuration: number): number =>
    (knownLists.get(id)?.newAt ?? Infinity) + 1000 * lateAloneDurations * targetDuration;
  const isNew = (id: string, media: MediaPlaylist): boolean => !knownLists.get(id)?.marks.includes(newestIn(media));
  return {
    answered(id, media, isPicture = true) {
      if (isPicture) answeredAt = now();
      if (!isNew(id, media)) return;
      if (isPicture) newAt = now();
      if (isPicture && knownLists.has(id)) pictures = [...pictures.slice(1 - segmentsAhead), newAt];
      knownLists.set(id, {
        marks: [...(knownLists.get(id)?.marks ?? []).slice(1 - maxMarks), newestIn(media)],
        newAt: now(),
      });
    },
    isNew,
    isLate: (id, targetDuration) => now() >= getLateAt(id, targetDuration),
    isLateAlone: (id, targetDuration) => (pictures.at(-segmentsAhead) ?? -Infinity) >= getLateAt(id, targetDuration),
    hasStopped(targetDuration) {
      const lateMs = Math.max(minLateMs, 1000 * lateDurations * targetDuration);
      return now() - newAt >= lateMs && now() - answeredAt < lateMs;
    },
    reset() {
      newAt = now();
      answeredAt = -Infinity;
      pictures = [];
    },
  };
}
