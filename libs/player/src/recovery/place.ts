import type { Engine } from '../engine/engine.ts';

/** Where the viewer is, in terms that survive a load: another playlist has another zero. */
export interface Place {
  /** Media seconds. */
  time: number;
  /** Milliseconds since 1970; null without PROGRAM-DATE-TIME. */
  wallClock: number | null;
  live: boolean;
  atLiveEdge: boolean;
}

/** Seconds behind the live edge that still count as live: what buffering and a segment's length cost anyone. */
export function edgeTolerance(targetDuration: number): number {
  return Math.max(6, 2 * targetDuration);
}

/** Reads the place from the engine and the media element. */
export function readPlace(video: HTMLVideoElement, engine: Engine): Place {
  const { live, seekRange, targetDuration, wallClockOrigin } = engine.snapshot();
  const time = video.currentTime;
  return {
    time,
    wallClock: wallClockOrigin === null ? null : wallClockOrigin + time * 1000,
    live,
    atLiveEdge: live && seekRange.end - time <= edgeTolerance(targetDuration),
  };
}

/**
 * The engine's start for going on at a place. A live viewer goes on at the same wall-clock second, even from the edge:
 * a frozen playlist would otherwise show its last segments again and again.
 */
export function startFor(place: Place | null): number | Date | undefined {
  if (!place) return undefined;
  if (!place.live) return place.time > 0 ? place.time : undefined;
  return place.wallClock === null ? undefined : new Date(place.wallClock);
}
