/** Milliseconds until the next frame callback: each callback makes the browser update the whole page. */
const callbackPauseMs = 200;

/** Calls back when the viewer sees new frames. */
export interface FrameClock {
  /** The number of times that a new frame was seen. */
  count(): number;
  stop(): void;
}

/**
 * Watches frames, because `currentTime` can change without a new picture. Uses requestVideoFrameCallback, at most a few
 * times a second. For browsers without it, and for sound without a picture, `poll` checks; the watchdog calls it twice
 * a second.
 */
export function createFrameClock(video: HTMLVideoElement, onFrame: () => void): FrameClock & { poll(): void } {
  let frames = 0;
  let handle = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let decoded = 0;
  let counted = 0;
  let time = 0;
  const supported = 'requestVideoFrameCallback' in video;

  const seen = (): void => {
    frames += 1;
    onFrame();
  };
  const next = (): void => {
    handle = video.requestVideoFrameCallback(() => {
      // The callback comes before its frame is painted: a change of the page would appear before the picture.
      timer = setTimeout(() => {
        seen();
        timer = setTimeout(next, callbackPauseMs);
      });
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
      // Some visible pictures get no callbacks: over other windows while the page is hidden, on another screen
      // (AirPlay), or in a WebKit that does not compose.
      if (frames === counted && total > decoded) seen();
      counted = frames;
      decoded = total;
    },
    stop() {
      clearTimeout(timer);
      if (supported) video.cancelVideoFrameCallback(handle);
    },
  };
}
