import type { Cast } from '../cast/cast.ts';
import type { LanguageTrack, QualityTrack, TimeSpan } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';

/**
 * How playback began. `blocked` waits for a press of the large play button. `muted` plays without sound because the
 * browser refused sound before the viewer touched the page.
 */
export type Autoplay = 'none' | 'sound' | 'muted' | 'blocked';

/** Read from the media element (`readMedia`). Times are seconds. */
export interface MediaState {
  paused: boolean;
  seeking: boolean;
  /** The video should play and has no data. */
  waiting: boolean;
  ended: boolean;
  currentTime: number;
  duration: number;
  buffered: readonly TimeSpan[];
  volume: number;
  muted: boolean;
  rate: number;
}

/** Read from the engine (`readEngine`). Times are seconds. */
export interface EngineState {
  live: boolean;
  seekRange: TimeSpan;
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
  audio: readonly LanguageTrack[];
  text: readonly LanguageTrack[];
  /** Some lines of the captions are missing. */
  linesAreMissing: boolean;
  qualities: readonly QualityTrack[];
  /** The id of the quality that the viewer picked by hand; null while the engine chooses. */
  chosenQuality: string | null;
  hasThumbnails: boolean;
  isProtected: boolean;
}

/** Where the video is shown, from events of the page and of other screens (`listenToEvents`, `syncCast`). */
interface PresentationState {
  cast: Cast;
  pip: boolean;
  fullscreen: boolean;
}

/** The progress of the stream's load (`createLoading`, `createStallWatchdog`, `createPlayIntent`). */
interface LoadState {
  /** `idle` before the first load, `loading` without data, `ready` can play. */
  phase: 'idle' | 'loading' | 'ready';
  /** Whether a frame of the current address was shown. */
  firstFrame: boolean;
  autoplay: Autoplay;
  /** A new address has failed, and the previous stream plays again. */
  isFormerStream: boolean;
}

/** Reported by the recovery of a broken stream (`createRecovery`). */
interface RecoveryState {
  /** Whether the stream is broken, and recovery loads it again. */
  recovering: boolean;
  /** The problem to show to the viewer, or null. */
  problem: PlayerProblem | null;
  /** The time of the next attempt, milliseconds since 1970; in the past during an attempt, null if unknown. */
  retryAt: number | null;
}

/**
 * The state that the controls show, grouped by its source. The player reads the state from the source, and never
 * assumes it.
 */
export interface PlayerState extends MediaState, EngineState, PresentationState, LoadState, RecoveryState {}

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

/** Whether the viewer waits for a frame that will follow. None follows after a problem or at the end. */
export const isAwaited = ({ problem, ended, phase, waiting, recovering }: PlayerState): boolean =>
  problem === null && !ended && (phase === 'loading' || waiting || recovering);
