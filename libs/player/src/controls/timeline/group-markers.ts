import type { TimeSpan } from '../../engine/engine.ts';
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
 * @param markers ascending
 */
export function groupMarkers<M extends { start: number }>(
  markers: readonly M[],
  { range, width, distance }: BarSpace,
): MarkerGroup<M>[] {
  const getStartPx = ({ start }: M): number => getFraction(start, range) * width;
  const groups: [M, ...M[]][] = [];
  for (const marker of markers) {
    const lastGroup = groups.at(-1);
    if (lastGroup && width > 0 && getStartPx(marker) - getStartPx(lastGroup[0]) < distance) lastGroup.push(marker);
    else groups.push([marker]);
  }
  return groups;
}
