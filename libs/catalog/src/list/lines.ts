import type { DayGroup } from './group-by-day.ts';
import type { LineExtent, ListLine } from './rows.ts';

/** The index of the line of each entry, by the entry's id. */
export function mapRowIndexes(rows: readonly ListLine[], groups: readonly DayGroup[]): Map<string, number> {
  const rowIndexById = new Map<string, number>();
  for (const [rowIndex, { groupIndex, cardRange }] of rows.entries())
    for (const { id } of cardRange ? (groups[groupIndex]?.views.slice(...cardRange) ?? []) : [])
      rowIndexById.set(id, rowIndex);
  return rowIndexById;
}

/** Finds the element that is measured for each line: its first entry, or its heading. */
function findMeasuredElements(listElement: HTMLElement, rows: readonly ListLine[]): Map<Element, number> {
  const elementsById = new Map<string, Element>();
  for (const element of listElement.querySelectorAll<HTMLElement>('[data-entry], [data-head]')) {
    const { entry, head } = element.dataset;
    elementsById.set(entry === undefined ? `day ${head}` : entry, element);
  }
  return new Map(
    rows.flatMap(({ key }, rowIndex) => {
      const element = elementsById.get(key);
      return element ? [[element, rowIndex] as const] : [];
    }),
  );
}

/** Measures the heights of lines in the document. */
export interface LineHeights {
  /** Measures the new lines. @param onMeasured receives the height of a line, including the gap after it */
  measureLines: (
    listElement: HTMLElement,
    lines: { rows: readonly ListLine[]; gap: number },
    onMeasured: (rowIndex: number, height: number) => void,
  ) => void;
  /** Deletes all heights, so that all lines are measured again. */
  forgetHeights: () => void;
  disconnect: () => void;
}

/**
 * Measures each line once and then observes its changes. Measuring all lines after each render would take longer than
 * the render.
 * @param onChanged called when a line's height has changed
 */
export function createLineHeights(onChanged: () => void): LineHeights {
  let heights = new WeakMap<Element, number>();
  let observedElements = new Set<Element>();
  const observer = new ResizeObserver((entries) => {
    const changedEntries = entries.filter(({ target, borderBoxSize: [borderBox] }) => {
      const knownHeight = heights.get(target);
      return knownHeight !== undefined && borderBox !== undefined && Math.abs(knownHeight - borderBox.blockSize) > 0.5;
    });
    for (const { target } of changedEntries) heights.delete(target);
    if (changedEntries.length > 0) onChanged();
  });
  return {
    measureLines(listElement, { rows, gap }, onMeasured) {
      const elements = findMeasuredElements(listElement, rows);
      for (const element of observedElements) if (!elements.has(element)) observer.unobserve(element);
      for (const [element, rowIndex] of elements) {
        const height = heights.get(element) ?? element.getBoundingClientRect().height;
        heights.set(element, height);
        if (!observedElements.has(element)) observer.observe(element);
        const row = rows[rowIndex];
        onMeasured(rowIndex, height + (row?.cardRange && !row.isLast ? gap : 0));
      }
      observedElements = new Set(elements.keys());
    },
    forgetHeights: () => void (heights = new WeakMap()),
    disconnect() {
      observer.disconnect();
      observedElements = new Set();
    },
  };
}

/** The lines to render: the requested ones, the line with the focus, and the first line after each heading. */
export function getDrawnLines(
  rowIndexes: readonly number[],
  rows: readonly ListLine[],
  rowIndexById: ReadonlyMap<string, number>,
  listElement: HTMLElement | null,
): number[] {
  const shownIndexes = new Set(rowIndexes);
  const focused = document.activeElement?.closest<HTMLElement>('[data-entry]');
  const rowIndex =
    focused && listElement?.contains(focused) ? rowIndexById.get(focused.dataset['entry'] ?? '') : undefined;
  if (rowIndex !== undefined) shownIndexes.add(rowIndex);
  for (const rowIndex of shownIndexes)
    if (rows[rowIndex]?.cardRange === undefined && rowIndex + 1 < rows.length) shownIndexes.add(rowIndex + 1);
  return [...shownIndexes].sort((a, b) => a - b);
}

/** An entry that must not move on the screen, with its position in the list and in the document, in pixels. */
export interface Anchor {
  entryId: string;
  start: number;
  /** Undefined until the entry has been rendered. */
  topPx: number | undefined;
}

/** The position of an entry in the document; undefined if it is not rendered. */
export function getTopPx(entry: string, listElement: HTMLElement): number | undefined {
  const element = listElement.querySelector(`[data-entry="${CSS.escape(entry)}"]`);
  return element ? element.getBoundingClientRect().top + scrollY : undefined;
}

/** Scrolls the window by the distance by which newly rendered lines above have moved the anchor. */
export function restoreAnchorPosition(anchor: Anchor | undefined, listElement: HTMLElement): void {
  const top = anchor && getTopPx(anchor.entryId, listElement);
  if (!anchor || top === undefined) return;
  const movedPx = anchor.topPx === undefined ? 0 : top - anchor.topPx;
  anchor.topPx = top;
  if (Math.abs(movedPx) >= 1) scrollBy(0, movedPx);
}

/**
 * The space before the first page in memory, after pages above the screen were added or dropped.
 * @param padding the previous space; the extents begin after it
 * @param hasFirstPage whether the list's first page is in memory
 * @returns the space with which the anchor's line stays in its position
 */
export function getLeadingPadding(
  anchor: Anchor | undefined,
  extent: LineExtent | undefined,
  { padding, hasFirstPage: isFirstPage }: { padding: number; hasFirstPage: boolean },
): number {
  if (isFirstPage) return 0;
  return anchor && extent ? Math.max(0, padding + anchor.start - extent.start) : padding;
}
