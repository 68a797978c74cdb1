export interface FrameCount {
  decoded: number;
  dropped: number;
}

/** Adds up the frames of a media element, whose own counters restart with every stream. */
export function countFrames(video: HTMLVideoElement): { look(): void; count(): FrameCount } {
  let before: FrameCount = { decoded: 0, dropped: 0 };
  let now: FrameCount = { decoded: 0, dropped: 0 };
  return {
    look() {
      const quality = video.getVideoPlaybackQuality?.();
      if (!quality) return;
      const next = { decoded: quality.totalVideoFrames, dropped: quality.droppedVideoFrames };
      if (next.decoded < now.decoded)
        before = { decoded: before.decoded + now.decoded, dropped: before.dropped + now.dropped };
      now = next;
    },
    count: () => ({ decoded: before.decoded + now.decoded, dropped: before.dropped + now.dropped }),
  };
}
