import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameClock } from './frame-clock.ts';

/** A video that reports its number of decoded frames, and calls back if its browser does. */
function createFrameClockScene({ hasFrameCallback }: { hasFrameCallback: boolean }) {
  let total = 0;
  let frameCallback: (() => void) | undefined;
  const onFrame = vi.fn<() => void>();
  const video = {
    videoWidth: 640,
    readyState: 4,
    getVideoPlaybackQuality: () => ({ totalVideoFrames: total }),
    requestVideoFrameCallback: (callback: () => void) => {
      frameCallback = callback;
      return 1;
    },
    cancelVideoFrameCallback: () => {
      frameCallback = undefined;
    },
  };
  const clock = createFrameClock(video as unknown as HTMLVideoElement, onFrame);
  return {
    clock,
    onFrame,
    decode(frames: number) {
      total += frames;
      const requestVideoFrameCallback = hasFrameCallback ? frameCallback : undefined;
      if (requestVideoFrameCallback) frameCallback = undefined;
      requestVideoFrameCallback?.();
    },
  };
}

describe('the frame clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('the frame clock reports the first painted frame, then only a few frames a second to save time', () => {
    const { clock, onFrame, decode } = createFrameClockScene({ hasFrameCallback: true });
    decode(1);
    expect(onFrame).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(onFrame).toHaveBeenCalledOnce();
    for (let tenth = 0; tenth < 10; tenth += 1) {
      vi.advanceTimersByTime(100);
      decode(3);
      if (tenth % 5 === 4) clock.pollFrames();
    }
    expect(clock.count()).toBeGreaterThanOrEqual(4);
    expect(clock.count()).toBeLessThanOrEqual(6);
  });

  it('the frame clock reports no frame after it is stopped', () => {
    const { clock, onFrame, decode } = createFrameClockScene({ hasFrameCallback: true });
    clock.stop();
    decode(1);
    vi.advanceTimersByTime(1000);
    expect(onFrame).not.toHaveBeenCalled();
  });

  it('the frame clock counts decoded frames when the browser makes no callbacks', () => {
    const { clock, decode } = createFrameClockScene({ hasFrameCallback: false });
    decode(12);
    clock.pollFrames();
    decode(12);
    clock.pollFrames();
    expect(clock.count()).toBe(2);
  });

  it('the frame clock counts no frame when the number of decoded frames does not change', () => {
    const { clock } = createFrameClockScene({ hasFrameCallback: false });
    clock.pollFrames();
    clock.pollFrames();
    expect(clock.count()).toBe(0);
  });
});
