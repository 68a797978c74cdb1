import { defaultRangeExtractor, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useReducer, useState } from 'react';
import type { DayGroup } from './group-by-day.ts';
import { getLines, type ListLine, mapLineIndexes, type MeasuredLines } from './lines.ts';

/** The number of rendered lines outside of the screen, for the Tab key and for fast scrolling. */
const overscanLineCount = 4;
/** Limit of line heights in memory. */
const maxCachedHeights = 2_000;
/** The assumed heights of lines, in pixels, until a line of the same kind has been measured. */
const firstEstimatesPx = { heading: 70, cards: 300 };

interface LinesOptions {
  groups: readonly DayGroup[];
  /** True if groups have headings. */
  hasHeadings: boolean;
  /** The element that contains the list. */
  getListElement: () => HTMLElement | null;
  /** Heights from an earlier visit of the list, by the keys of its lines. */
  knownHeights: ReadonlyMap<string, number> | undefined;
  /** Space before the first line, in pixels. */
  paddingPx: number;
}

export interface ListLines {
  /** Distance of the list from the document's top, in pixels; undefined until the first measurement. */
  topPx: number | undefined;
  lines: readonly ListLine[];
  virtualizer: Virtualizer<Window, HTMLElement>;
  /** Measures the rendered lines, and returns the result of `getMeasuredLines`. */
  measureLines: (listElement: HTMLElement) => MeasuredLines | undefined;
  /** The lines with their positions; undefined while the list is empty or has no layout. */
  getMeasuredLines: () => MeasuredLines | undefined;
}

/** The lines of a list, their positions, and which of them are near the screen. */
export function useLines({ groups, hasHeadings, getListElement, knownHeights, paddingPx }: LinesOptions): ListLines {
  const layout = useListLayout(getListElement);
  const lines = useMemo(
    () => getLines(groups, layout?.columns ?? 1, hasHeadings),
    [groups, layout?.columns, hasHeadings],
  );
  const lineIndexById = useMemo(() => mapLineIndexes(lines, groups), [lines, groups]);
  const [, rerender] = useReducer((renderCount: number) => renderCount + 1, 0);
  const [lineHeights] = useState(() => createLineHeights(rerender));
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: layout ? lines.length : 0,
    estimateSize: (lineIndex) =>
      knownHeights?.get(lines[lineIndex]?.key ?? '') ?? lineHeights.estimateHeightPx(lines[lineIndex]),
    getItemKey: (lineIndex) => lines[lineIndex]?.key ?? lineIndex,
    overscan: overscanLineCount,
    paddingStart: paddingPx,
    scrollMargin: layout?.topPx ?? 0,
    rangeExtractor: (range) => addNeededLines(defaultRangeExtractor(range), lines, findFocusedLine()),
    // A line that is rendered one frame late is still outside of the screen. Rendering it at once would delay the
    // scroll.
    useFlushSync: false,
  });

  useLayoutEffect(() => lineHeights.disconnect, [lineHeights]);
  useLayoutEffect(() => {
    // The browser's layout moves later lines when a height changes, and the list scroller corrects the scroll position.
    Object.assign(virtualizer, { shouldAdjustScrollPositionOnItemSizeChange: () => false });
    if (layout) virtualizer.measure();
    lineHeights.forgetHeights();
    // oxlint-disable-next-line react/exhaustive-deps -- at another width lines have other heights
  }, [virtualizer, lineHeights, layout?.columns, layout?.widthPx]);

  function findFocusedLine(): number | undefined {
    const entry = document.activeElement?.closest<HTMLElement>('[data-entry]');
    return entry && getListElement()?.contains(entry) ? lineIndexById.get(entry.dataset['entry'] ?? '') : undefined;
  }

  function getMeasuredLines(): MeasuredLines | undefined {
    if (!layout || lines.length === 0) return undefined;
    // This call updates `measurementsCache`.
    const totalPx = virtualizer.getTotalSize();
    const extents = virtualizer.measurementsCache.map(({ start, end }) => ({
      start: start - layout.topPx,
      end: end - layout.topPx,
    }));
    return { groups, lines, extents, lineIndexById, gapPx: layout.gapPx, totalPx };
  }

  return {
    topPx: layout?.topPx,
    lines,
    virtualizer,
    measureLines(listElement) {
      if (!layout || lines.length === 0) return undefined;
      lineHeights.measure(listElement, lines, layout.gapPx, virtualizer.resizeItem);
      dropOldestSizes(virtualizer.itemSizeCache);
      return getMeasuredLines();
    },
    getMeasuredLines,
  };
}

/** Adds the line with the focus, and the first line after each heading. */
function addNeededLines(
  lineIndexes: readonly number[],
  lines: readonly ListLine[],
  focusedLineIndex: number | undefined,
): number[] {
  const neededIndexes = new Set(lineIndexes);
  if (focusedLineIndex !== undefined) neededIndexes.add(focusedLineIndex);
  for (const lineIndex of neededIndexes)
    if (lines[lineIndex]?.cardRange === undefined && lineIndex + 1 < lines.length) neededIndexes.add(lineIndex + 1);
  return [...neededIndexes].sort((a, b) => a - b);
}

/** Deletes the oldest heights, because a list may have thousands of lines. */
function dropOldestSizes(sizes: Map<unknown, number>): void {
  for (const key of sizes.keys()) {
    if (sizes.size <= maxCachedHeights) return;
    sizes.delete(key);
  }
}

/** Measures the heights of lines in the document, in pixels. */
interface LineHeights {
  /** The expected height of a line that is not rendered. */
  estimateHeightPx: (line: ListLine | undefined) => number;
  /** Measures the new lines. @param onMeasured receives the height of a line, including the gap after it */
  measure: (
    listElement: HTMLElement,
    lines: readonly ListLine[],
    gapPx: number,
    onMeasured: (lineIndex: number, heightPx: number) => void,
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
function createLineHeights(onChanged: () => void): LineHeights {
  let heights = new WeakMap<Element, number>();
  let observedElements = new Set<Element>();
  // The heights of the first measured lines. An estimate that changed with each measurement would never become stable.
  const estimatesPx: { heading?: number; cards?: number } = {};
  const getKind = (line: ListLine | undefined) => (line?.cardRange ? 'cards' : 'heading');
  const observer = new ResizeObserver((entries) => {
    const changedEntries = entries.filter(({ target, borderBoxSize: [borderBox] }) => {
      const knownHeight = heights.get(target);
      return knownHeight !== undefined && borderBox !== undefined && Math.abs(knownHeight - borderBox.blockSize) > 0.5;
    });
    for (const { target } of changedEntries) heights.delete(target);
    if (changedEntries.length > 0) onChanged();
  });
  return {
    estimateHeightPx: (line) => estimatesPx[getKind(line)] ?? firstEstimatesPx[getKind(line)],
    measure(listElement, lines, gapPx, onMeasured) {
      const elements = findMeasuredElements(listElement, lines);
      for (const element of observedElements) if (!elements.has(element)) observer.unobserve(element);
      for (const [element, lineIndex] of elements) {
        const height = heights.get(element) ?? element.getBoundingClientRect().height;
        heights.set(element, height);
        if (!observedElements.has(element)) observer.observe(element);
        const line = lines[lineIndex];
        const heightPx = height + (line?.cardRange && !line.isLast ? gapPx : 0);
        estimatesPx[getKind(line)] ??= heightPx;
        onMeasured(lineIndex, heightPx);
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

/** Finds the element that is measured for each line: its first entry, or its heading. */
function findMeasuredElements(listElement: HTMLElement, lines: readonly ListLine[]): Map<Element, number> {
  const elementsByKey = new Map<string, Element>();
  for (const element of listElement.querySelectorAll<HTMLElement>('[data-entry], [data-head]')) {
    const { entry, head } = element.dataset;
    elementsByKey.set(entry === undefined ? `day ${head}` : entry, element);
  }
  return new Map(
    lines.flatMap(({ key }, lineIndex) => {
      const element = elementsByKey.get(key);
      return element ? [[element, lineIndex] as const] : [];
    }),
  );
}

/** The current layout of a list, in pixels. */
interface ListLayout {
  columns: number;
  /** Gap between two lines. */
  gapPx: number;
  /** Distance from the document's top. */
  topPx: number;
  widthPx: number;
}

function measureLayout(listElement: HTMLElement): ListLayout | undefined {
  const cards = listElement.querySelector('ul');
  // A hidden list has no layout.
  if (!cards || listElement.clientWidth === 0) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(cards);
  const columns = gridTemplateColumns.split(' ').filter((columnWidth) => Number.parseFloat(columnWidth) > 0).length;
  return {
    columns: Math.max(1, columns),
    gapPx: Number.parseFloat(rowGap) || 0,
    topPx: Math.round(listElement.getBoundingClientRect().top + scrollY),
    widthPx: listElement.clientWidth,
  };
}

/** The list's layout as set by CSS, measured again when the window changes. */
function useListLayout(getListElement: () => HTMLElement | null): ListLayout | undefined {
  const [layout, setLayout] = useState<ListLayout>();
  useLayoutEffect(() => {
    const element = getListElement();
    if (!element) return undefined;
    const updateLayout = () => {
      const newLayout = measureLayout(element);
      // A list that loses its layout keeps the last one. Otherwise it would never be rendered again.
      if (!newLayout) return;
      setLayout((previousLayout) =>
        JSON.stringify(previousLayout) === JSON.stringify(newLayout) ? previousLayout : newLayout,
      );
    };
    updateLayout();
    const observer = new ResizeObserver(updateLayout);
    // The list's height grows with each page, so the parent is observed, which has the same width.
    observer.observe(element.parentElement ?? element);
    return () => observer.disconnect();
  }, [getListElement]);
  return layout;
}
