/**
 * Seconds behind the live edge that still count as live: what buffering and a segment's length cost anyone. A stream with low latency comes in parts of segments:
 * there a segment is long.
 */
export function edgeTolerance({ targetDuration, lowLatency }: { targetDuration: number; lowLatency: boolean }): number {
  return lowLatency ? LEAST : Math.max(LEAST, 2 * targetDuration);
}

const LEAST = 6;
