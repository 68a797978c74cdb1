import type { Engine, StartAt } from '../engine/engine.ts';
import { getEdgeToleranceSeconds } from '../engine/live-edge.ts';

/**
 * The viewer's position, in terms that survive a load. The media time of another playlist may begin at another moment.
 */
export interface PlaybackPosition {
  /** Media seconds. */
  time: number;
  /** Milliseconds since 1970; null without PROGRAM-DATE-TIME. */
  wallClock: number | null;
  live: boolean;
  atLiveEdge: boolean;
}

/** Reads the position from the engine and the media element. */
export function readPosition(video: HTMLVideoElement, engine: Engine): PlaybackPosition {
  const { live, seekRange, targetDuration, lowLatency, wallClockOrigin } = engine.snapshot();
  const time = video.currentTime;
  return {
    time,
    wallClock: wallClockOrigin === null ? null : wallClockOrigin + time * 1000,
    live,
    atLiveEdge: live && seekRange.end - time <= getEdgeToleranceSeconds({ targetDuration, lowLatency }),
  };
}

/**
 * Returns the start for continuing at a position. A viewer at the live edge continues at the same wall-clock second
 * while that is near the edge; otherwise a frozen playlist would repeat its last segments.
 */
export function toStartAt(position: PlaybackPosition | null): StartAt | undefined {
  if (!position) return undefined;
  if (!position.live) return position.time > 0 ? position.time : undefined;
  if (position.wallClock === null) return undefined;
  const date = new Date(position.wallClock);
  return position.atLiveEdge ? { following: date } : date;
}
