import type { TimeSpan } from '../engine/engine.ts';
import { getFraction } from './fraction.ts';

/** The room of a bar for its marks. */
export interface BarSpace {
  /** The range of the bar, in the marks' seconds. */
  range: TimeSpan;
  /** The bar's width in pixels; 0 without layout, which keeps every mark single. */
  width: number;
  /** The smallest distance between two marks, in pixels. */
  distance: number;
}

/** Marks at the same place of the bar, ascending; the first mark sets the place. */
export type MarkerGroup<M> = readonly [M, ...M[]];

/**
 * Groups marks that would overlap: a group contains all marks within the smallest distance of its first mark. Every
 * mark is in one group, and their order is kept.
 * @param marks ascending
 */
export function groupMarkers<M extends { start: number }>(
  marks: readonly M[],
  { range, width, distance }: BarSpace,
): MarkerGroup<M>[] {
  const at = ({ start }: M): number => getFraction(start, range) * width;
  const groups: [M, ...M[]][] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && width > 0 && at(mark) - at(last[0]) < distance) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}
