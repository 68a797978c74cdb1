import type { LineExtent, ListLine } from './rows.ts';

interface MeasuredLines<Extent> {
  rows: readonly ListLine[];
  extents: readonly Extent[];
}

/** Index of the first line of cards that ends after a position, in pixels from the list's start; -1 if none does. */
export const findFirstLineAfter = (topPx: number, { rows, extents }: MeasuredLines<Pick<LineExtent, 'end'>>): number =>
  extents.findIndex(({ end }, rowIndex) => end > topPx && rows[rowIndex]?.cardRange);

/** Index of the last line of cards that begins before a position; -1 if none does. */
export const findLastLineBefore = (
  bottomPx: number,
  { rows, extents }: MeasuredLines<Pick<LineExtent, 'start'>>,
): number => extents.findLastIndex(({ start }, rowIndex) => start < bottomPx && rows[rowIndex]?.cardRange);
