import type { DayGroup } from './group-by-day.ts';

/** A line of a list: a group's heading, or the cards next to each other. */
export interface ListLine {
  /** The same as long as the group and its first entry are the same. */
  key: string;
  /** Index of the line's group. */
  groupIndex: number;
  /** Indexes of the line's entries in the group, without the end; undefined for a heading. */
  cards: readonly [from: number, to: number] | undefined;
  /** The line is the last of its group: no gap follows. */
  isLast: boolean;
}

/** Divides groups into lines. @param columns cards in a line @param hasHeadings groups have headings */
export function getRows(groups: readonly DayGroup[], columns: number, hasHeadings: boolean): ListLine[] {
  return groups.flatMap(({ key, views }, groupIndex) => {
    const rows: ListLine[] = hasHeadings ? [{ key: `day ${key}`, groupIndex, cards: undefined, isLast: false }] : [];
    for (let start = 0; start < views.length; start += columns) {
      const endIndex = Math.min(start + columns, views.length);
      rows.push({
        key: `${views[start]?.id}`,
        groupIndex,
        cards: [start, endIndex],
        isLast: endIndex === views.length,
      });
    }
    return rows;
  });
}

/** A partly drawn group; lengths in pixels. Its key stays when entries before it change. */
export interface DrawnGroup {
  key: string;
  /** Height of the lines before the group that are not drawn. */
  spaceBeforePx: number;
  /** The group's lines, each by its first entry. */
  rows: { entry: string; count: number; spaceBeforePx: number }[];
  /** Height of the lines after the last drawn one. */
  spaceAfterPx: number;
}

/** The drawn part of a long list. */
export interface DrawnRange {
  groups: DrawnGroup[];
  after: number;
  /** Height of the whole list, in pixels. */
  total: number;
}

/** The start and end of a line, in pixels from the list's beginning. */
export interface LineExtent {
  start: number;
  end: number;
}

export interface Layout {
  groups: readonly DayGroup[];
  rows: readonly ListLine[];
  extents: readonly LineExtent[];
  /** Between two lines. */
  gap: number;
  total: number;
}

/**
 * The groups to draw so that these lines are in their places, in the normal layout of the page.
 * @param shownIndexes indexes of lines, in order
 */
export function getDrawnRows(
  shownIndexes: readonly number[],
  { groups, rows, extents, gap, total }: Layout,
): DrawnRange {
  const drawnRange: DrawnGroup[] = [];
  let end = 0;
  for (const groupIndex of new Set(shownIndexes.map((rowIndex) => rows[rowIndex]?.groupIndex ?? -1))) {
    const firstRowIndex = rows.findIndex((row) => row.groupIndex === groupIndex);
    const [startExtent, endExtent] = [
      extents[firstRowIndex],
      extents[rows.findLastIndex((row) => row.groupIndex === groupIndex)],
    ];
    if (!startExtent || !endExtent) continue;
    // A group's heading is always drawn, because it sticks while its group scrolls.
    let cursor = rows[firstRowIndex]?.cards ? startExtent.start : startExtent.end;
    const part: DrawnGroup = {
      key: groups[groupIndex]?.key ?? '',
      spaceBeforePx: startExtent.start - end,
      rows: [],
      spaceAfterPx: 0,
    };
    for (const rowIndex of shownIndexes) {
      const [row, extent] = [rows[rowIndex], extents[rowIndex]];
      const entry = row?.groupIndex === groupIndex ? getEntry(row, groups) : undefined;
      if (!row?.cards || !extent || entry === undefined) continue;
      part.rows.push({ entry, count: row.cards[1] - row.cards[0], spaceBeforePx: extent.start - cursor });
      cursor = extent.end;
      part.spaceAfterPx = row.isLast ? 0 : endExtent.end - cursor + gap;
    }
    drawnRange.push(part);
    end = endExtent.end;
  }
  return { groups: drawnRange, after: total - end, total };
}

/** The first entry of a line. */
export const getEntry = (row: ListLine | undefined, groups: readonly DayGroup[]): string | undefined =>
  row?.cards && groups[row.groupIndex]?.views[row.cards[0]]?.id;

/** The layout of a list: a grid of cards, cards under their days, or the rows of a schedule under theirs. */
export type ListVariant = 'grid' | 'days' | 'schedule';
