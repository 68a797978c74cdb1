/** Calls back whenever the viewer got to see a new frame. */
export interface FrameClock {
  /** Frames seen so far. */
  count(): number;
  stop(): void;
}

/**
 * Counts frames, because `currentTime` goes on jumping while nothing plays. requestVideoFrameCallback calls at once;
 * browsers without it (and sound without picture) are asked by `poll`, which the watchdog calls twice a second.
 */
export function createFrameClock(video: HTMLVideoElement, onFrame: () => void): FrameClock & { poll(): void } {
  let frames = 0;
  let handle = 0;
  let decoded = 0;
  let time = 0;
  const supported = 'requestVideoFrameCallback' in video;

  const seen = (): void => {
    frames += 1;
    onFrame();
  };
  const next = (): void => {
    handle = video.requestVideoFrameCallback(() => {
      seen();
      next();
    });
  };
  if (supported) next();

  return {
    count: () => frames,
    poll() {
      if (video.videoWidth === 0 && video.readyState >= 2) {
        if (video.currentTime !== time) seen();
        time = video.currentTime;
        return;
      }
      const total = video.getVideoPlaybackQuality?.().totalVideoFrames ?? 0;
      // A hidden page gets no callbacks, though its picture may stand over other windows.
      if ((!supported || document.hidden) && total > decoded) seen();
      decoded = total;
    },
    stop() {
      if (supported) video.cancelVideoFrameCallback(handle);
    },
  };
}
