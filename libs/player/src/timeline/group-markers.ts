import type { TimeSpan } from '../engine/engine.ts';
import { getFraction } from './fraction.ts';

/** The size and range of a bar with markers. */
export interface BarSpace {
  /** The range of the bar, in the markers' seconds. */
  range: TimeSpan;
  /** The bar's width in pixels; 0 without layout, which keeps every marker single. */
  width: number;
  /** The smallest distance between two markers, in pixels. */
  distance: number;
}

/** Markers at the same position of the bar, ascending; the first marker sets the position. */
export type MarkerGroup<M> = readonly [M, ...M[]];

/**
 * Groups markers that would overlap: a group contains all markers within the smallest distance of its first marker.
 * Every marker is in one group, and their order stays the same.
 * @param marks ascending
 */
export function groupMarkers<M extends { start: number }>(
  marks: readonly M[],
  { range, width, distance }: BarSpace,
): MarkerGroup<M>[] {
  const getStartFraction = ({ start }: M): number => getFraction(start, range) * width;
  const groups: [M, ...M[]][] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && width > 0 && getStartFraction(mark) - getStartFraction(last[0]) < distance) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}
