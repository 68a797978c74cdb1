import type { EngineSnapshot } from '../engine/engine.ts';
import { getEdgeToleranceSeconds } from '../engine/live-edge.ts';

/** A speed that viewers do not hear as faster; the menu does not offer it. */
export const catchUpRate = 1.06;

/** Seconds behind the edge at which catching up begins and ends. */
const catchUpStartSeconds = 1.5;
const catchUpEndSeconds = 0.4;

/**
 * Brings a viewer of a low-latency stream back to the edge after a stall, at a slightly higher speed. Does not apply to
 * other streams, or to viewers who have gone back or chosen a speed.
 */
export function catchUpToLiveEdge(
  video: Pick<HTMLVideoElement, 'currentTime' | 'paused' | 'playbackRate'>,
  snapshot: EngineSnapshot,
): void {
  const isCatchingUp = video.playbackRate === catchUpRate;
  if (!isCatchingUp && (video.paused || video.playbackRate !== 1)) return;
  const { live, lowLatency, seekRange } = snapshot;
  const behindSeconds = seekRange.end - video.currentTime;
  const isFollowing = live && lowLatency && behindSeconds <= getEdgeToleranceSeconds(snapshot);
  if (isCatchingUp && (!isFollowing || behindSeconds < catchUpEndSeconds)) video.playbackRate = 1;
  if (!isCatchingUp && isFollowing && behindSeconds > catchUpStartSeconds) video.playbackRate = catchUpRate;
}
