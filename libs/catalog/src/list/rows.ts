import type { DayGroup } from './group-by-day.ts';

/** A line of a list: a group's heading, or a row of cards. */
export interface ListLine {
  /** Unchanged while the group and its first entry are the same. */
  key: string;
  /** Index of the line's group. */
  groupIndex: number;
  /**
   * Indexes of the line's entries within the group: the first, and the one after the last. Undefined for a heading.
   */
  cardRange: readonly [from: number, to: number] | undefined;
  /** True for the last line of its group, which no gap follows. */
  isLast: boolean;
}

/** Divides groups into lines. @param columns cards per line @param hasHeadings whether groups have headings */
export function getLines(groups: readonly DayGroup[], columns: number, hasHeadings: boolean): ListLine[] {
  return groups.flatMap(({ key, views }, groupIndex) => {
    const lines: ListLine[] = hasHeadings
      ? [{ key: `day ${key}`, groupIndex, cardRange: undefined, isLast: false }]
      : [];
    for (let startIndex = 0; startIndex < views.length; startIndex += columns) {
      const endIndex = Math.min(startIndex + columns, views.length);
      lines.push({
        key: `${views[startIndex]?.id}`,
        groupIndex,
        cardRange: [startIndex, endIndex],
        isLast: endIndex === views.length,
      });
    }
    return lines;
  });
}

/** A partly rendered group. Lengths are pixels. Its key stays the same when entries before it change. */
export interface DrawnGroup {
  key: string;
  /** Height of the unrendered lines before the group. */
  spaceBeforePx: number;
  /** The group's rendered lines, by their first entries. */
  rows: { firstEntryId: string; count: number; spaceBeforePx: number }[];
  /** Height of the lines after the last rendered one. */
  spaceAfterPx: number;
}

/** The rendered part of a long list. */
export interface DrawnRange {
  groups: DrawnGroup[];
  spaceAfterPx: number;
  /** Height of the whole list, in pixels. */
  totalPx: number;
}

/** The start and end of a line, in pixels from the list's start. */
export interface LineExtent {
  start: number;
  end: number;
}

export interface MeasuredLayout {
  groups: readonly DayGroup[];
  rows: readonly ListLine[];
  extents: readonly LineExtent[];
  /** The gap between two lines, in pixels. */
  gapPx: number;
  totalPx: number;
}

/**
 * The groups to render so that the given lines are in their positions, in the page's normal layout.
 * @param shownIndexes indexes of lines, in order
 */
export function getDrawnRange(
  shownIndexes: readonly number[],
  { groups, rows, extents, gapPx, totalPx }: MeasuredLayout,
): DrawnRange {
  const drawnGroups: DrawnGroup[] = [];
  let end = 0;
  for (const groupIndex of new Set(shownIndexes.map((rowIndex) => rows[rowIndex]?.groupIndex ?? -1))) {
    const firstRowIndex = rows.findIndex((row) => row.groupIndex === groupIndex);
    const [startExtent, endExtent] = [
      extents[firstRowIndex],
      extents[rows.findLastIndex((row) => row.groupIndex === groupIndex)],
    ];
    if (!startExtent || !endExtent) continue;
    // A group's heading is always rendered, because it sticks while its group scrolls.
    let drawnEndPx = rows[firstRowIndex]?.cardRange ? startExtent.start : startExtent.end;
    const drawnGroup: DrawnGroup = {
      key: groups[groupIndex]?.key ?? '',
      spaceBeforePx: startExtent.start - end,
      rows: [],
      spaceAfterPx: 0,
    };
    for (const rowIndex of shownIndexes) {
      const [row, extent] = [rows[rowIndex], extents[rowIndex]];
      const firstEntryId = row?.groupIndex === groupIndex ? getFirstEntryId(row, groups) : undefined;
      if (!row?.cardRange || !extent || firstEntryId === undefined) continue;
      drawnGroup.rows.push({
        firstEntryId,
        count: row.cardRange[1] - row.cardRange[0],
        spaceBeforePx: extent.start - drawnEndPx,
      });
      drawnEndPx = extent.end;
      drawnGroup.spaceAfterPx = row.isLast ? 0 : endExtent.end - drawnEndPx + gapPx;
    }
    drawnGroups.push(drawnGroup);
    end = endExtent.end;
  }
  return { groups: drawnGroups, spaceAfterPx: totalPx - end, totalPx };
}

/** The first entry of a line. */
export const getFirstEntryId = (row: ListLine | undefined, groups: readonly DayGroup[]): string | undefined =>
  row?.cardRange && groups[row.groupIndex]?.views[row.cardRange[0]]?.id;

/** The layout of a list: a grid of cards, cards grouped by day, or rows of a schedule grouped by day. */
export type ListVariant = 'grid' | 'days' | 'schedule';
