import type { StreamKind } from '../controls/stream-switch.tsx';
import type { TimeSpan } from '../engine/engine.ts';

/**
 * The video's state for the rest of the page. Positions are seconds on the match's timeline, like markers, tags and
 * clips: from the start of a recording, or from a live stream's first moment.
 */
export interface RemoteState {
  /** The status, which does not change while the stream is loaded again. */
  status: 'playing' | 'paused' | 'ended';
  position: number;
  seeking: boolean;
  /** The range for seeks; `end` is the live edge of a live stream. */
  range: TimeSpan;
  live: boolean;
  atLiveEdge: boolean;
  /** Milliseconds since 1970 of the shown moment; null for a stream without wall-clock times. */
  wallClock: number | null;
  fullscreen: boolean;
  /** The camera that is shown. */
  stream: StreamKind;
}
