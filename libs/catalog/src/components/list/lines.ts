import type { DayGroup } from './group-by-day.ts';

/** The layout of a list: a grid of cards, cards grouped by day, or rows of a schedule grouped by day. */
export type ListVariant = 'grid' | 'days' | 'schedule';

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

/** The index of the line of each entry, by the entry's id. */
export function mapLineIndexes(lines: readonly ListLine[], groups: readonly DayGroup[]): Map<string, number> {
  const lineIndexById = new Map<string, number>();
  for (const [lineIndex, { groupIndex, cardRange }] of lines.entries())
    for (const { id } of cardRange ? (groups[groupIndex]?.views.slice(...cardRange) ?? []) : [])
      lineIndexById.set(id, lineIndex);
  return lineIndexById;
}

/** The start and end of a line, in pixels from the list's start. */
export interface LineExtent {
  start: number;
  end: number;
}

/** A list's lines and their positions. */
export interface MeasuredLines {
  groups: readonly DayGroup[];
  lines: readonly ListLine[];
  extents: readonly LineExtent[];
  /** The index of the line of each entry, by the entry's id. */
  lineIndexById: ReadonlyMap<string, number>;
  /** The gap between two lines, in pixels. */
  gapPx: number;
  /** Height of the whole list, in pixels. */
  totalPx: number;
}

/** The position of the line of an entry; undefined if the list does not contain the entry. */
export const getExtent = (
  { extents, lineIndexById }: MeasuredLines,
  entryId: string | undefined,
): LineExtent | undefined => extents[lineIndexById.get(entryId ?? '') ?? -1];

/** The first entry of a line. */
export function getFirstEntryId(
  { lines, groups }: Pick<MeasuredLines, 'lines' | 'groups'>,
  lineIndex: number,
): string | undefined {
  const line = lines[lineIndex];
  return line?.cardRange && groups[line.groupIndex]?.views[line.cardRange[0]]?.id;
}

/** Returns the index of the first line of cards that ends after a position in pixels from the list's start, or -1. */
export const findFirstLineAfter = (topPx: number, { lines, extents }: MeasuredLines): number =>
  extents.findIndex(({ end }, lineIndex) => end > topPx && lines[lineIndex]?.cardRange);

/** Index of the last line of cards that begins before a position; -1 if none does. */
export const findLastLineBefore = (bottomPx: number, { lines, extents }: MeasuredLines): number =>
  extents.findLastIndex(({ start }, lineIndex) => start < bottomPx && lines[lineIndex]?.cardRange);

/** A partly rendered group. Lengths are pixels. Its key stays the same when entries before it change. */
export interface DrawnGroup {
  key: string;
  /** Height of the unrendered lines before the group. */
  spaceBeforePx: number;
  /** The group's rendered lines, by their first entries. */
  lines: { firstEntryId: string; count: number; spaceBeforePx: number }[];
  /** Height of the lines after the last rendered line. */
  spaceAfterPx: number;
}

/** The rendered part of a long list. */
export interface DrawnRange {
  groups: DrawnGroup[];
  spaceAfterPx: number;
  /** Height of the whole list, in pixels. */
  totalPx: number;
}

/**
 * The groups to render so that the given lines are in their positions, in the page's normal layout.
 * @param shownIndexes indexes of lines, in order
 */
export function getDrawnRange(shownIndexes: readonly number[], measured: MeasuredLines): DrawnRange {
  const { groups, lines, extents, gapPx, totalPx } = measured;
  const drawnGroups: DrawnGroup[] = [];
  let end = 0;
  for (const groupIndex of new Set(shownIndexes.map((lineIndex) => lines[lineIndex]?.groupIndex ?? -1))) {
    const firstLineIndex = lines.findIndex((line) => line.groupIndex === groupIndex);
    const startExtent = extents[firstLineIndex];
    const endExtent = extents[lines.findLastIndex((line) => line.groupIndex === groupIndex)];
    if (!startExtent || !endExtent) continue;
    // A group's heading is always rendered, because it sticks while its group scrolls.
    let drawnEndPx = lines[firstLineIndex]?.cardRange ? startExtent.start : startExtent.end;
    const drawnGroup: DrawnGroup = {
      key: groups[groupIndex]?.key ?? '',
      spaceBeforePx: startExtent.start - end,
      lines: [],
      spaceAfterPx: 0,
    };
    for (const lineIndex of shownIndexes) {
      const [line, extent] = [lines[lineIndex], extents[lineIndex]];
      const firstEntryId = line?.groupIndex === groupIndex ? getFirstEntryId(measured, lineIndex) : undefined;
      if (!line?.cardRange || !extent || firstEntryId === undefined) continue;
      drawnGroup.lines.push({
        firstEntryId,
        count: line.cardRange[1] - line.cardRange[0],
        spaceBeforePx: extent.start - drawnEndPx,
      });
      drawnEndPx = extent.end;
      drawnGroup.spaceAfterPx = line.isLast ? 0 : endExtent.end - drawnEndPx + gapPx;
    }
    drawnGroups.push(drawnGroup);
    end = endExtent.end;
  }
  return { groups: drawnGroups, spaceAfterPx: totalPx - end, totalPx };
}
