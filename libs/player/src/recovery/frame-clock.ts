/** Milliseconds until the next frame callback: each callback makes the browser update the whole page. */
const callbackPauseMs = 200;

/** Calls back when the viewer sees new frames. */
export interface FrameClock {
  /** The number of frames that were seen. */
  count(): number;
  stop(): void;
}

/**
 * Watches frames, because `currentTime` can change without a new frame. It uses requestVideoFrameCallback, at most a
 * few times a second; in browsers without it, and for audio alone, `pollFrames` checks.
 */
export function createFrameClock(video: HTMLVideoElement, onFrame: () => void): FrameClock & { pollFrames(): void } {
  let frames = 0;
  let handle = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let decodedFrameCount = 0;
  let countedFrameCount = 0;
  let time = 0;
  const isSupported = 'requestVideoFrameCallback' in video;

  const handleFrame = (): void => {
    frames += 1;
    onFrame();
  };
  const requestNextFrame = (): void => {
    handle = video.requestVideoFrameCallback(() => {
      // The browser calls back before it paints the frame, so a change of the page would appear before the frame.
      timer = setTimeout(() => {
        handleFrame();
        timer = setTimeout(requestNextFrame, callbackPauseMs);
      });
    });
  };
  if (isSupported) requestNextFrame();

  return {
    count: () => frames,
    pollFrames() {
      if (video.videoWidth === 0 && video.readyState >= 2) {
        if (video.currentTime !== time) handleFrame();
        time = video.currentTime;
        return;
      }
      const total = video.getVideoPlaybackQuality?.().totalVideoFrames ?? 0;
      // Some visible videos get no callbacks: over other windows while the page is hidden, on another screen (AirPlay),
      // or in a WebKit without compositing.
      if (frames === countedFrameCount && total > decodedFrameCount) handleFrame();
      countedFrameCount = frames;
      decodedFrameCount = total;
    },
    stop() {
      clearTimeout(timer);
      if (isSupported) video.cancelVideoFrameCallback(handle);
    },
  };
}
