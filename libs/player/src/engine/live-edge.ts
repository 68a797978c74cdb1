/**
 * Returns how many seconds behind the live edge still count as live: the usual delay of buffering plus one segment. The
 * length of a low-latency segment does not count, because it arrives in parts.
 */
export function getEdgeToleranceSeconds({
  targetDuration,
  lowLatency,
}: {
  targetDuration: number;
  lowLatency: boolean;
}): number {
  return lowLatency ? minToleranceSeconds : Math.max(minToleranceSeconds, 2 * targetDuration);
}

const minToleranceSeconds = 6;
