import type { Cast } from '../cast/cast.ts';
import type { LanguageTrack, QualityTrack, TimeSpan } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';

/**
 * How playback began. `blocked` waits for a press of the large play button. `muted` plays without sound because the
 * browser refused sound before the viewer touched the page.
 */
export type Autoplay = 'none' | 'sound' | 'muted' | 'blocked';

/**
 * The state that the controls show. It is read from the media element and the engine, never assumed. Times are seconds.
 */
export interface PlayerState {
  /** `idle` before the first load, `loading` without data, `ready` can play. */
  phase: 'idle' | 'loading' | 'ready';
  /** Whether a frame of the current address was shown. */
  firstFrame: boolean;
  paused: boolean;
  seeking: boolean;
  /** The video should play and has no data. */
  waiting: boolean;
  ended: boolean;
  currentTime: number;
  duration: number;
  seekRange: TimeSpan;
  buffered: readonly TimeSpan[];
  live: boolean;
  atLiveEdge: boolean;
  /** Seconds behind the live edge; 0 for recordings. */
  behindLive: number;
  /** Milliseconds since 1970 at media time 0; null without wall-clock times in the stream. */
  wallClockOrigin: number | null;
  /**
   * Like `wallClockOrigin`, for moments of the match. It is also known in a live stream whose times are wrong or
   * missing.
   */
  momentOrigin: number | null;
  volume: number;
  muted: boolean;
  rate: number;
  audio: readonly LanguageTrack[];
  text: readonly LanguageTrack[];
  /** Some lines of the captions are missing. */
  linesAreMissing: boolean;
  qualities: readonly QualityTrack[];
  /** The id of the quality that the viewer picked by hand; null while the engine chooses. */
  chosenQuality: string | null;
  hasThumbnails: boolean;
  isProtected: boolean;
  cast: Cast;
  pip: boolean;
  fullscreen: boolean;
  autoplay: Autoplay;
  /** Whether the stream is broken, and recovery loads it again. */
  recovering: boolean;
  /** The problem to show to the viewer, or null. */
  problem: PlayerProblem | null;
  /** The time of the next attempt, milliseconds since 1970; in the past during an attempt, null if unknown. */
  retryAt: number | null;
  /** A new address has failed, and the previous stream plays again. */
  isFormerStream: boolean;
}

/** The state before a load; also the state of the server's render. */
export const initialState: PlayerState = {
  phase: 'idle',
  firstFrame: false,
  paused: true,
  seeking: false,
  waiting: false,
  ended: false,
  currentTime: 0,
  duration: 0,
  seekRange: { start: 0, end: 0 },
  buffered: [],
  live: false,
  atLiveEdge: false,
  behindLive: 0,
  wallClockOrigin: null,
  momentOrigin: null,
  volume: 1,
  muted: false,
  rate: 1,
  audio: [],
  text: [],
  linesAreMissing: false,
  qualities: [],
  chosenQuality: null,
  hasThumbnails: false,
  isProtected: false,
  cast: 'none',
  pip: false,
  fullscreen: false,
  autoplay: 'none',
  recovering: false,
  problem: null,
  retryAt: null,
  isFormerStream: false,
};

/** Whether the viewer waits for a frame that will follow. A message ends the wait. */
export const isAwaited = ({ problem, ended, phase, waiting, recovering }: PlayerState): boolean =>
  problem === null && !ended && (phase === 'loading' || waiting || recovering);
