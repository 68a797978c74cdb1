import type { TimeSpan } from '../engine/engine.ts';
import { fractionOf } from './fraction.ts';

/** What a bar of some width has no room for side by side. */
export interface BarRoom {
  /** What the bar shows, in the marks' seconds. */
  range: TimeSpan;
  /** Of the bar, in pixels; 0 where there is no layout: then every mark stands alone. */
  width: number;
  /** The smallest distance between two marks, in pixels. */
  distance: number;
}

/** Marks of one place on the bar, ascending; its first says where. */
export type MarkGroup<M> = readonly [M, ...M[]];

/**
 * Puts marks that would lie over each other together: all that stand nearer than the smallest distance to the first of their
 * group, so that the firsts never do. Every mark is in one group, and their order is kept.
 *
 * @param marks ascending
 */
export function closeMarks<M extends { start: number }>(
  marks: readonly M[],
  { range, width, distance }: BarRoom,
): MarkGroup<M>[] {
  const at = ({ start }: M): number => fractionOf(start, range) * width;
  const groups: [M, ...M[]][] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && width > 0 && at(mark) - at(last[0]) < distance) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}
