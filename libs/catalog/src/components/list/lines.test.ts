import type { EventView } from '@touchline/content';
import { expect, test } from 'vitest';
import type { DayGroup } from './group-by-day.ts';
import { getDrawnRange, getExtent, getLines, type LineExtent, mapLineIndexes, type MeasuredLines } from './lines.ts';

const createGroup = (key: string, count: number): DayGroup => ({
  key,
  // `getLines` uses only the id.
  views: Array.from({ length: count }, (_, index) => ({ id: `${key}${index}` }) as EventView),
});
const groups = [createGroup('a', 5), createGroup('b', 4), createGroup('c', 2)];
const lines = getLines(groups, 2, true);
/** Headings are 50 pixels high, lines 100, with a gap of 10 except after the last line of a group. */
function createExtents(): LineExtent[] {
  let start = 0;
  return lines.map(({ cardRange, isLast }) => {
    const extent = { start, end: start + (cardRange ? (isLast ? 100 : 110) : 50) };
    start = extent.end;
    return extent;
  });
}
const layout: MeasuredLines = {
  groups,
  lines,
  extents: createExtents(),
  lineIndexById: mapLineIndexes(lines, groups),
  gapPx: 10,
  totalPx: createExtents().at(-1)?.end ?? 0,
};

test('groups are divided into headings and lines of cards, with stable keys', () => {
  expect(lines.map(({ key }) => key)).toEqual(['day a', 'a0', 'a2', 'a4', 'day b', 'b0', 'b2', 'day c', 'c0']);
  expect(getLines([createGroup('', 3)], 4, false).map(({ cardRange }) => cardRange)).toEqual([[0, 3]]);
});

test('the rendered lines and the empty spacers around them are together as high as the whole list', () => {
  for (const shownIndexes of [[0, 1, 2, 3, 4, 5, 6, 7, 8], [2, 3, 4, 5], [5, 6], [1, 6, 8], [8]]) {
    const { groups: drawnGroups, spaceAfterPx } = getDrawnRange(shownIndexes, layout);
    const groupHeightsPx = drawnGroups.map(({ spaceBeforePx, lines: drawnLines, spaceAfterPx }) => {
      const cardHeightPx =
        drawnLines.reduce((sum, line) => sum + line.spaceBeforePx + 100, 0) + 10 * (drawnLines.length - 1);
      return spaceBeforePx + 50 + cardHeightPx + spaceAfterPx;
    });
    expect(groupHeightsPx.reduce((sum, heightPx) => sum + heightPx, spaceAfterPx)).toBe(layout.totalPx);
  }
});

test('a line far from the visible lines is rendered at its own position', () => {
  const { groups: drawnGroups } = getDrawnRange([1, 6], layout);
  expect(drawnGroups).toEqual([
    { key: 'a', spaceBeforePx: 0, lines: [{ firstEntryId: 'a0', count: 2, spaceBeforePx: 0 }], spaceAfterPx: 220 },
    { key: 'b', spaceBeforePx: 0, lines: [{ firstEntryId: 'b2', count: 2, spaceBeforePx: 110 }], spaceAfterPx: 0 },
  ]);
});

test('the position of an entry is the position of its line', () => {
  expect([getExtent(layout, 'a3'), getExtent(layout, 'b3')]).toEqual([
    getExtent(layout, 'a2'),
    getExtent(layout, 'b2'),
  ]);
  expect(getExtent(layout, 'a2')).toEqual({ start: 160, end: 270 });
  expect(getExtent(layout, 'unknown')).toBeUndefined();
});
