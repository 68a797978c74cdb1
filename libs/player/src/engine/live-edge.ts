/** Seconds behind the live edge that still count as live: what buffering and a segment's length cost anyone. */
export function edgeTolerance(targetDuration: number): number {
  return Math.max(6, 2 * targetDuration);
}
