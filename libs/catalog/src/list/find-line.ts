import type { LineExtent, ListLine } from './rows.ts';

interface MeasuredLines<Extent> {
  rows: readonly ListLine[];
  extents: readonly Extent[];
}

/** Index of the first line of cards that ends after this place, in pixels of its extent; -1 without one. */
export const findFirstLineAfter = (topPx: number, { rows, extents }: MeasuredLines<Pick<LineExtent, 'end'>>): number =>
  extents.findIndex(({ end }, rowIndex) => end > topPx && rows[rowIndex]?.cardRange);

/** Index of the last line of cards that begins before this place; -1 without one. */
export const findLastLineBefore = (
  bottomPx: number,
  { rows, extents }: MeasuredLines<Pick<LineExtent, 'start'>>,
): number => extents.findLastIndex(({ start }, rowIndex) => start < bottomPx && rows[rowIndex]?.cardRange);
