/** Milliseconds until the next frame is asked for: each that is asked for has the browser go through the whole page. */
const PAUSE = 200;

/** Calls back when the viewer gets to see new frames. */
export interface FrameClock {
  /** Times that a new frame was seen. */
  count(): number;
  stop(): void;
}

/**
 * Looks at frames, because `currentTime` goes on jumping while nothing plays. requestVideoFrameCallback calls at once for the first, then a few
 * times a second; browsers without it (and sound without picture) are asked by `poll`, which the watchdog calls twice a second.
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
      // The call comes before its frame is painted: what the page draws upon it would stand before the picture.
      timer = setTimeout(() => {
        seen();
        timer = setTimeout(next, PAUSE);
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
      // A hidden page gets no callbacks, though its picture may stand over other windows; nor does one whose picture is shown elsewhere
      // (AirPlay), or by a WebKit that does not compose.
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
