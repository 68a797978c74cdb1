import type { StartAt } from '../engine/engine.ts';
import { toStartAt, type PlaybackPosition } from '../recovery/playback-position.ts';

/** The stream to play, and its start. */
export interface LoadRequest {
  /** Empty before the first address. */
  address: string;
  startAt: StartAt | undefined;
  /** Whether the page asked for this start; otherwise it is the position in the previous stream. */
  isViewerRequest: boolean;
}

/** Continues in another stream at the position of the previous stream. */
export function continueFrom(previous: LoadRequest, address: string, position: PlaybackPosition | null): LoadRequest {
  if (!position) return { ...previous, address };
  return { address, startAt: position.atLiveEdge ? undefined : toStartAt(position), isViewerRequest: false };
}
