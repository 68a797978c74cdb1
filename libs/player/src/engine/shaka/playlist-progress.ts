import { getName, type MediaPlaylist } from './playlist-answer.ts';

/** Detects a live stream, or one of its playlists, that no longer changes. */
export interface PlaylistProgress {
  /**
   * The engine received a playlist.
   * @param isPicture false for audio and captions, which may continue without video
   */
  recordAnswer(id: string, media: MediaPlaylist, isPicture?: boolean): void;
  /** Whether the playlist lists a newest segment that the engine does not know. */
  isNew(id: string, media: MediaPlaylist): boolean;
  /** Whether a playlist's next segment is overdue. @param targetDuration seconds */
  isLate(id: string, targetDuration: number): boolean;
  /**
   * Whether video segments have arrived since the playlist became late.
   * @param targetDuration seconds
   */
  isLateByItself(id: string, targetDuration: number): boolean;
  /**
   * Whether the video's playlists arrive unchanged and their segments are overdue.
   * @param targetDuration seconds
   */
  hasStopped(targetDuration: number): boolean;
  /** Another load begins. */
  reset(): void;
}

/** The number of remembered responses of each playlist, because the servers of a CDN may be some segments apart. */
const maxRememberedAnswers = 20;

/** A playlist is late after this many segment durations, and after the minimum time in milliseconds. */
const maxLateDurations = 3;
const minLateMs = 6000;
/** A playlist may be late by this many segment durations before the player checks another playlist. */
const lateDurations = 1.5;
/**
 * The number of new video segments that show that only the audio is late. The first may simply arrive before the audio.
 */
const requiredPictureCount = 2;

/** The number and the name of the newest segment. */
const getNewestKey = ({ endSequenceNumber, segments }: MediaPlaylist): string =>
  `${endSequenceNumber} ${getName(segments.at(-1) ?? '')}`;

/** @param now milliseconds, for tests */
export function createPlaylistProgress(now: () => number = Date.now): PlaylistProgress {
  /** The newest segments that a playlist has listed, and when the last of them appeared. */
  const knownPlaylists = new Map<string, { states: readonly string[]; newSegmentAtMs: number }>();
  let answeredAtMs = -Infinity;
  let newSegmentAtMs = -Infinity;
  let newestSequenceNumber = -Infinity;
  /** When new video segments appeared, in milliseconds. The first response of a quality does not count. */
  let pictureTimesMs: number[] = [];
  const getLateAt = (id: string, targetDuration: number): number =>
    (knownPlaylists.get(id)?.newSegmentAtMs ?? Infinity) + 1000 * lateDurations * targetDuration;
  const isNew = (id: string, media: MediaPlaylist): boolean =>
    !knownPlaylists.get(id)?.states.includes(getNewestKey(media));
  return {
    recordAnswer(id, media, isPicture = true) {
      if (isPicture) answeredAtMs = now();
      if (!isNew(id, media)) return;
      // A stopped stream has no new segments. The first response of another quality may list only its old segments.
      if (isPicture && (knownPlaylists.has(id) || media.endSequenceNumber > newestSequenceNumber))
        newSegmentAtMs = now();
      if (isPicture) newestSequenceNumber = Math.max(newestSequenceNumber, media.endSequenceNumber);
      if (isPicture && knownPlaylists.has(id))
        pictureTimesMs = [...pictureTimesMs.slice(1 - requiredPictureCount), newSegmentAtMs];
      knownPlaylists.set(id, {
        states: [...(knownPlaylists.get(id)?.states ?? []).slice(1 - maxRememberedAnswers), getNewestKey(media)],
        newSegmentAtMs: now(),
      });
    },
    isNew,
    isLate: (id, targetDuration) => now() >= getLateAt(id, targetDuration),
    isLateByItself: (id, targetDuration) =>
      (pictureTimesMs.at(-requiredPictureCount) ?? -Infinity) >= getLateAt(id, targetDuration),
    hasStopped(targetDuration) {
      const lateMs = Math.max(minLateMs, 1000 * maxLateDurations * targetDuration);
      return now() - newSegmentAtMs >= lateMs && now() - answeredAtMs < lateMs;
    },
    reset() {
      newSegmentAtMs = now();
      answeredAtMs = -Infinity;
      newestSequenceNumber = -Infinity;
      pictureTimesMs = [];
    },
  };
}
