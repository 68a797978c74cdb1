import type { StreamKind } from '../controls/stream-switch.tsx';
import type { TimeSpan } from '../engine/engine.ts';

/**
 * What the rest of the page may know of the video. Positions are seconds on the match's timeline, the one that markers, tags and
 * clips count in: from the start of a recording, or from a live stream's first moment.
 */
export interface RemoteState {
  /** A stream that is loaded again goes on with what it did before. */
  status: 'playing' | 'paused' | 'ended';
  position: number;
  seeking: boolean;
  /** Where the viewer may seek to; `end` is the live edge of a live stream. */
  range: TimeSpan;
  live: boolean;
  atLiveEdge: boolean;
  /** Milliseconds since 1970 of the moment in the picture; null where the stream does not say. */
  wallClock: number | null;
  fullscreen: boolean;
  /** The camera that is shown. */
  stream: StreamKind;
}
