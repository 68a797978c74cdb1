import type { EventView } from '@touchline/content';
import { expect, test } from 'vitest';
import type { DayGroup } from './group-by-day.ts';
import { getDrawnRange, type LineExtent, getLines } from './rows.ts';

const createGroup = (key: string, count: number): DayGroup => ({
  key,
  // `getRows` uses only the id.
  views: Array.from({ length: count }, (_, index) => ({ id: `${key}${index}` }) as EventView),
});
const groups = [createGroup('a', 5), createGroup('b', 4), createGroup('c', 2)];
const rows = getLines(groups, 2, true);
/** Headings are 50 pixels high, lines 100, with a gap of 10 except after the last line of a group. */
function createExtents(): LineExtent[] {
  let start = 0;
  return rows.map(({ cardRange, isLast }) => {
    const extent = { start, end: start + (cardRange ? (isLast ? 100 : 110) : 50) };
    start = extent.end;
    return extent;
  });
}
const layout = { groups, rows, extents: createExtents(), gapPx: 10, totalPx: createExtents().at(-1)?.end ?? 0 };

test('groups are divided into headings and lines of cards, with stable keys', () => {
  expect(rows.map(({ key }) => key)).toEqual(['day a', 'a0', 'a2', 'a4', 'day b', 'b0', 'b2', 'day c', 'c0']);
  expect(getLines([createGroup('', 3)], 4, false).map(({ cardRange }) => cardRange)).toEqual([[0, 3]]);
});

test('the rendered lines and the spacers around them are as high as the whole list', () => {
  for (const shownIndexes of [[0, 1, 2, 3, 4, 5, 6, 7, 8], [2, 3, 4, 5], [5, 6], [1, 6, 8], [8]]) {
    const { groups: drawnGroups, spaceAfterPx } = getDrawnRange(shownIndexes, layout);
    const groupHeightsPx = drawnGroups.map(({ spaceBeforePx, rows: lines, spaceAfterPx }) => {
      const cardHeightPx = lines.reduce((sum, line) => sum + line.spaceBeforePx + 100, 0) + 10 * (lines.length - 1);
      return spaceBeforePx + 50 + cardHeightPx + spaceAfterPx;
    });
    expect(groupHeightsPx.reduce((sum, heightPx) => sum + heightPx, spaceAfterPx)).toBe(layout.totalPx);
  }
});

test('a line far from the others is rendered at its own position', () => {
  const { groups: drawnGroups } = getDrawnRange([1, 6], layout);
  expect(drawnGroups).toEqual([
    { key: 'a', spaceBeforePx: 0, rows: [{ firstEntryId: 'a0', count: 2, spaceBeforePx: 0 }], spaceAfterPx: 220 },
    { key: 'b', spaceBeforePx: 0, rows: [{ firstEntryId: 'b2', count: 2, spaceBeforePx: 110 }], spaceAfterPx: 0 },
  ]);
});
