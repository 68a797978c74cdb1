import type { StreamKind } from '../controls/stream-switch.tsx';
import type { PlayerState } from '../store/player-state.ts';
import type { RemoteState } from './remote-state.ts';

export interface RemoteStateInput {
  state: PlayerState;
  /** The zero of match time, in media seconds. */
  origin: number;
  stream: StreamKind;
  /** The state that was published last. */
  previous: RemoteState | null;
}

/** Returns the state for the page; null before the first frame, because no position is correct until then. */
export function toRemoteState({ state, origin, stream, previous }: RemoteStateInput): RemoteState | null {
  if (!state.firstFrame) return null;
  const { fullscreen, seeking, live, atLiveEdge, currentTime, seekRange, wallClockOrigin } = state;
  // A load pauses the element and empties it, although the viewer did neither.
  if (previous && (state.recovering || state.phase !== 'ready')) return { ...previous, fullscreen, stream };
  return {
    status: state.ended ? 'ended' : state.paused ? 'paused' : 'playing',
    position: currentTime - origin,
    seeking,
    range: { start: seekRange.start - origin, end: seekRange.end - origin },
    live,
    atLiveEdge,
    wallClock: wallClockOrigin === null ? null : wallClockOrigin + currentTime * 1000,
    fullscreen,
    stream,
  };
}
