import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { getDrawnLines, createLineHeights, mapRowIndexes } from './lines.ts';
import type { ListWindowProps } from './list-window-props.ts';
import { getLines } from './rows.ts';
import { useListLayout } from './use-list-layout.ts';

/** The number of rendered lines outside of the screen, for the Tab key and for fast scrolling. */
const overscanLineCount = 4;
/** Limit of line heights in memory. */
const maxCachedHeights = 2_000;

/** The lines of a list, and which of them to render. @param padding space before the first line, in pixels */
export function useLines({ groups, hasHeadings, getListElement, listScroll }: ListWindowProps, padding: number) {
  const layout = useListLayout(getListElement);
  const rows = useMemo(
    () => getLines(groups, layout?.columns ?? 1, hasHeadings),
    [groups, layout?.columns, hasHeadings],
  );
  const rowIndexById = useMemo(() => mapRowIndexes(rows, groups), [rows, groups]);
  // The heights of the first measured lines. An estimate that changed with each measurement would never become
  // stable.
  const estimatesRef = useRef<{ head?: number; line?: number }>({});
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: layout ? rows.length : 0,
    estimateSize: (rowIndex) =>
      listScroll?.sizes.get(rows[rowIndex]?.key ?? '') ??
      (rows[rowIndex]?.cardRange ? (estimatesRef.current.line ?? 300) : (estimatesRef.current.head ?? 70)),
    getItemKey: (rowIndex) => rows[rowIndex]?.key ?? rowIndex,
    overscan: overscanLineCount,
    paddingStart: padding,
    scrollMargin: layout?.topPx ?? 0,
    rangeExtractor: (range) => getDrawnLines(defaultRangeExtractor(range), rows, rowIndexById, getListElement()),
    // A line that is rendered one frame late is still outside of the screen. Rendering it at once would delay the
    // scroll.
    useFlushSync: false,
  });

  const [, rerender] = useReducer((renderCount: number) => renderCount + 1, 0);
  const [lineHeights] = useState(() => createLineHeights(rerender));
  useLayoutEffect(() => lineHeights.disconnect, [lineHeights]);
  useLayoutEffect(() => {
    // The browser's layout moves later lines when a height changes, and the list window corrects the scroll position.
    Object.assign(virtualizer, { shouldAdjustScrollPositionOnItemSizeChange: () => false });
    if (layout) virtualizer.measure();
    lineHeights.forgetHeights();
    // oxlint-disable-next-line react/exhaustive-deps -- at another width lines have other heights
  }, [virtualizer, lineHeights, layout?.columns, layout?.widthPx]);

  /** Measures the rendered lines. @param gap gap between two lines, in pixels */
  function measureDrawnLines(element: HTMLElement, gap: number): void {
    lineHeights.measureLines(element, { rows, gap }, (rowIndex, height) => {
      estimatesRef.current[rows[rowIndex]?.cardRange ? 'line' : 'head'] ??= height;
      virtualizer.resizeItem(rowIndex, height);
    });
    dropOldestSizes(virtualizer.itemSizeCache);
  }

  return { layout, rows, rowIndexById, virtualizer, measure: measureDrawnLines };
}

/** Deletes the oldest heights, because a list may have thousands of lines. */
function dropOldestSizes(sizes: Map<unknown, number>): void {
  for (const key of sizes.keys()) {
    if (sizes.size <= maxCachedHeights) return;
    sizes.delete(key);
  }
}
