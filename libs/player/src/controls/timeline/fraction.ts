import type { TimeSpan } from '../../engine/engine.ts';

/** The position of a time in a range, 0 to 1. In an empty range, every time is at the start. */
export function getFraction(time: number, { start, end }: TimeSpan): number {
  if (end <= start) return 0;
  return Math.min(1, Math.max(0, (time - start) / (end - start)));
}

/** The time under a horizontal position; the timeline runs left to right in every language. */
export function getTimeAt(clientX: number, box: { left: number; width: number }, { start, end }: TimeSpan): number {
  const fraction = box.width > 0 ? Math.min(1, Math.max(0, (clientX - box.left) / box.width)) : 0;
  return start + fraction * (end - start);
}

/** As a CSS percentage. */
export const toPercent = (fraction: number): string => `${(fraction * 100).toFixed(3)}%`;
