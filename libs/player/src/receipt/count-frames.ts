export interface FrameCount {
  decoded: number;
  dropped: number;
}

/** Adds up the frames of a media element, whose own counters restart with every stream. */
export function countFrames(video: HTMLVideoElement): { updateCount(): void; getTotalCount(): FrameCount } {
  let previousCount: FrameCount = { decoded: 0, dropped: 0 };
  let currentCount: FrameCount = { decoded: 0, dropped: 0 };
  return {
    updateCount() {
      const quality = video.getVideoPlaybackQuality?.();
      if (!quality) return;
      const nextCount = { decoded: quality.totalVideoFrames, dropped: quality.droppedVideoFrames };
      if (nextCount.decoded < currentCount.decoded)
        previousCount = {
          decoded: previousCount.decoded + currentCount.decoded,
          dropped: previousCount.dropped + currentCount.dropped,
        };
      currentCount = nextCount;
    },
    getTotalCount: () => ({
      decoded: previousCount.decoded + currentCount.decoded,
      dropped: previousCount.dropped + currentCount.dropped,
    }),
  };
}
