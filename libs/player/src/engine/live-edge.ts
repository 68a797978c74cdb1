/**
 * Seconds behind the live edge that still count as live: the usual delay of buffering and of a segment. The length of a
 * low-latency segment does not count, because it arrives in parts.
 */
export function edgeTolerance({ targetDuration, lowLatency }: { targetDuration: number; lowLatency: boolean }): number {
  return lowLatency ? minToleranceSeconds : Math.max(minToleranceSeconds, 2 * targetDuration);
}

const minToleranceSeconds = 6;
