import { isCast } from '../cast/cast.ts';
import type { StartAt } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import { createFrameClock } from '../recovery/frame-clock.ts';
import { readPosition, type PlaybackPosition } from '../recovery/playback-position.ts';
import { createRecovery, type Recovery } from '../recovery/recovery.ts';
import type { PlaybackParts } from './playback-parts.ts';
import type { PlayerStore } from './player-store.ts';
import type { PlayIntent } from './play-intent.ts';
import { isPictureInPicture } from './presentation.ts';

/** Whether another screen plays the video, so that this browser cannot see its frames, stalls and speed. */
export const playsOnOtherScreen = (store: PlayerStore): boolean => isCast(store.get().cast);

/** Whether the viewer can see the video, which may be outside a hidden page. */
export const isSeen = (video: HTMLVideoElement, store: PlayerStore): boolean =>
  !document.hidden || isPictureInPicture(video) || playsOnOtherScreen(store);

/** The frame clock, and the recovery of a stream without frames. */
export interface StallWatchdog {
  recovery: Recovery;
  frames: ReturnType<typeof createFrameClock>;
  /** The viewer's position; null before the first frame. */
  position(): PlaybackPosition | null;
}

interface StallWatchdogParts extends PlaybackParts {
  playIntent: PlayIntent;
  address(): string;
  load(address: string, from: StartAt | undefined): Promise<PlayerProblem | null>;
  /** Returns the requested start of the stream. */
  startAt(): StartAt | undefined;
}

/** A decoder may leave this many seconds unplayed at the end of a buffer. */
const endToleranceSeconds = 1;
const getEnd = (ranges: TimeRanges): number => (ranges.length === 0 ? 0 : ranges.end(ranges.length - 1));

/** Detects a stream that stops, and recovers it. */
export function createStallWatchdog({
  video,
  store,
  engine,
  hooks,
  playIntent,
  address,
  load,
  startAt,
}: StallWatchdogParts): StallWatchdog {
  const recovery = createRecovery({
    engine,
    position: () => video.currentTime,
    seek: (time) => void (video.currentTime = time),
    shouldPlay: () => playIntent.isEnforced() && !video.ended && isSeen(video, store) && !playsOnOtherScreen(store),
    isSeeking: () => video.seeking,
    hasMore: () => getEnd(video.buffered) - video.currentTime > endToleranceSeconds,
    isOnline: () => navigator.onLine,
    isLive: () => hooks.expectsLive() || store.get().live,
    hasSpareCamera: () => hooks.hasSpareCamera(),
    address,
    resolveAddress: () => hooks.resolveAddress(),
    // Before the first frame, the position is the requested start.
    load: (nextAddress, from) => load(nextAddress, recovery.position() ? from : startAt()),
    report: (report) => store.set(report),
  });

  const frames = createFrameClock(video, () => {
    if (!store.get().firstFrame) store.set({ firstFrame: true });
    // During a load, the position belongs to the previous stream.
    if (store.get().phase !== 'loading') recovery.onFrame(readPosition(video, engine));
  });

  return {
    recovery,
    frames,
    // A dead stream has no position, and a stream without a frame may not be at its start yet. The last frame's
    // position counts then.
    position() {
      const shownPosition = recovery.position();
      return shownPosition && engine.snapshot().seekRange.end > 0 ? readPosition(video, engine) : shownPosition;
    },
  };
}
