import type { EngineSnapshot } from '../engine/engine.ts';
import { edgeTolerance } from '../engine/live-edge.ts';

/** Faster by so little that nobody hears it; no viewer can choose it. */
export const keepUpRate = 1.06;

/** Seconds behind the edge from where on it is caught up with, and where that ends. */
const BEGIN = 1.5;
const END = 0.4;

/**
 * Brings who watches at the edge of a stream with low latency back to it after a stall has left them behind, at a speed that nobody hears. Never in other streams, nor for
 * whoever has gone back, or chosen a speed.
 */
export function keepUp(
  video: Pick<HTMLVideoElement, 'currentTime' | 'paused' | 'playbackRate'>,
  snapshot: EngineSnapshot,
): void {
  const isOn = video.playbackRate === keepUpRate;
  if (!isOn && (video.paused || video.playbackRate !== 1)) return;
  const { live, lowLatency, seekRange } = snapshot;
  const behind = seekRange.end - video.currentTime;
  const follows = live && lowLatency && behind <= edgeTolerance(snapshot);
  if (isOn && (!follows || behind < END)) video.playbackRate = 1;
  if (!isOn && follows && behind > BEGIN) video.playbackRate = keepUpRate;
}
