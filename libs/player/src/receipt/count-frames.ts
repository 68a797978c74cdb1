export interface FrameCount {
  decoded: number;
  dropped: number;
}

/** Adds up the frames of a media element, whose own counters restart with every stream. */
export function countFrames(video: HTMLVideoElement): { updateCount(): void; getTotalCount(): FrameCount } {
  let previousCount: FrameCount = { decoded: 0, dropped: 0 };
  let now: FrameCount = { decoded: 0, dropped: 0 };
  return {
    updateCount() {
      const quality = video.getVideoPlaybackQuality?.();
      if (!quality) return;
      const next = { decoded: quality.totalVideoFrames, dropped: quality.droppedVideoFrames };
      if (next.decoded < now.decoded)
        previousCount = { decoded: previousCount.decoded + now.decoded, dropped: previousCount.dropped + now.dropped };
      now = next;
    },
    getTotalCount: () => ({
      decoded: previousCount.decoded + now.decoded,
      dropped: previousCount.dropped + now.dropped,
    }),
  };
}
