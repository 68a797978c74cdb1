import type { Engine, TimeSpan } from '../engine/engine.ts';
import { getEdgeToleranceSeconds } from '../engine/live-edge.ts';
import type { Origins, StreamTimes } from '../engine/time-of-day.ts';
import { catchUpRate } from './catch-up-to-live-edge.ts';
import type { EngineState, MediaState } from './player-state.ts';

function toTimeSpans(ranges: TimeRanges): readonly TimeSpan[] {
  return Array.from({ length: ranges.length }, (_, index) => ({ start: ranges.start(index), end: ranges.end(index) }));
}

const toFinite = (value: number): number => (Number.isFinite(value) ? value : 0);

/** Returns the viewer's speed: the engine sets 0 while it waits for data, and catching up uses its own speed. */
const getRate = ({ playbackRate, defaultPlaybackRate }: HTMLVideoElement): number =>
  playbackRate === catchUpRate ? 1 : playbackRate || defaultPlaybackRate;

/** Reads the media element's part of the state. */
export function readMedia(video: HTMLVideoElement): MediaState {
  return {
    paused: video.paused,
    seeking: video.seeking,
    ended: video.ended,
    waiting: !video.paused && !video.ended && video.readyState < video.HAVE_FUTURE_DATA,
    currentTime: video.currentTime,
    duration: toFinite(video.duration),
    buffered: toTimeSpans(video.buffered),
    volume: video.volume,
    muted: video.muted,
    rate: getRate(video),
  };
}

/** Reads the engine's part of the state, and compares the live edge with the element's own time. */
export function readEngine(
  engine: Engine,
  video: HTMLVideoElement,
  readOrigins: (stream: StreamTimes) => Origins,
): EngineState {
  const snapshot = engine.snapshot();
  const { live, seekRange, targetDuration, ...tracks } = snapshot;
  const behindLive = live ? Math.max(0, seekRange.end - video.currentTime) : 0;
  const { wallClockOrigin, momentOrigin } = readOrigins(snapshot);
  return {
    live,
    seekRange,
    wallClockOrigin,
    momentOrigin,
    behindLive,
    atLiveEdge: live && behindLive <= getEdgeToleranceSeconds({ targetDuration, lowLatency: tracks.lowLatency }),
    audio: tracks.audio,
    text: tracks.text,
    linesAreMissing: tracks.linesAreMissing,
    qualities: tracks.qualities,
    chosenQuality: tracks.chosenQuality,
    hasThumbnails: tracks.hasThumbnails,
    isProtected: tracks.isProtected,
  };
}
