import { isCast } from '../cast/cast.ts';
import type { StartAt } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import { createFrameClock } from '../recovery/frame-clock.ts';
import { readPlace, type Place } from '../recovery/place.ts';
import { createRecovery, type Recovery } from '../recovery/recovery.ts';
import { isPictureInPicture } from './listen.ts';
import type { PlaybackParts } from './playback.ts';
import type { PlayerStore } from './player-store.ts';
import type { Wish } from './wish.ts';

/** Another screen plays by itself: frames, stalls and speeds there are not this browser's. */
export const isElsewhere = (store: PlayerStore): boolean => isCast(store.get().cast);

/** A viewer who looks at another tab may have taken the picture along. */
export const isSeen = (video: HTMLVideoElement, store: PlayerStore): boolean =>
  !document.hidden || isPictureInPicture(video) || isElsewhere(store);

/** Frames, and what brings a stream back that shows none. */
export interface Watch {
  recovery: Recovery;
  frames: ReturnType<typeof createFrameClock>;
  /** Where the viewer is; null before a frame was shown. */
  place(): Place | null;
}

interface WatchParts extends PlaybackParts {
  wish: Wish;
  address(): string;
  load(address: string, from: StartAt | undefined): Promise<PlayerProblem | null>;
  /** Where the stream was to begin. */
  startAt(): StartAt | undefined;
}

/** A decoder may leave so many seconds at the end of a buffer. */
const END_TOLERANCE = 1;
const endOf = (ranges: TimeRanges): number => (ranges.length === 0 ? 0 : ranges.end(ranges.length - 1));

/** Watches over what plays. */
export function createWatch({ video, store, engine, hooks, wish, address, load, startAt }: WatchParts): Watch {
  const recovery = createRecovery({
    engine,
    position: () => video.currentTime,
    seek: (time) => void (video.currentTime = time),
    shouldPlay: () => wish.isInForce() && !video.ended && isSeen(video, store) && !isElsewhere(store),
    isSeeking: () => video.seeking,
    hasMore: () => endOf(video.buffered) - video.currentTime > END_TOLERANCE,
    isOnline: () => navigator.onLine,
    isLive: () => hooks.expectsLive() || store.get().live,
    hasSpare: () => hooks.hasSpare(),
    address,
    resolveAddress: () => hooks.resolveAddress(),
    // Of a stream that has shown nothing yet the place is where it was to begin.
    load: (next, from) => load(next, recovery.place() ? from : startAt()),
    report: (report) => store.set(report),
  });

  const frames = createFrameClock(video, () => {
    if (!store.get().firstFrame) store.set({ firstFrame: true });
    // What is left of the stream before tells no place in the one that is being loaded.
    if (store.get().phase !== 'loading') recovery.frame(readPlace(video, engine));
  });

  return {
    recovery,
    frames,
    // A dead stream knows no place; the last frame's is right then. One without a frame yet may not have gone where it was to begin.
    place() {
      const shown = recovery.place();
      return shown && engine.snapshot().seekRange.end > 0 ? readPlace(video, engine) : shown;
    },
  };
}
