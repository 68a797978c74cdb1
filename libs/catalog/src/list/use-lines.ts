import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { drawnLines, lineHeights, placesOf } from './lines.ts';
import type { ListWindowProps } from './list-window.tsx';
import { rowsOf } from './rows.ts';
import { useShape } from './use-shape.ts';

/** Lines beyond the screen that are drawn, so that the next Tab and a fast finger find them. */
const overscan = 4;
/** Heights of so many lines are remembered. */
const mostSizes = 2_000;

/** The lines of a list, and which of them are to be drawn. @param padding room before the first of them, in pixels */
export function useLines({ groups, headed, list, kept }: ListWindowProps, padding: number) {
  const shape = useShape(list);
  const rows = useMemo(() => rowsOf(groups, shape?.columns ?? 1, headed), [groups, shape?.columns, headed]);
  const places = useMemo(() => placesOf(rows, groups), [rows, groups]);
  // What the first one measured has: an estimate that moved with each would never come to rest.
  const typical = useRef<{ head?: number; line?: number }>({});
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: shape ? rows.length : 0,
    estimateSize: (place) =>
      kept?.sizes.get(rows[place]?.key ?? '') ??
      (rows[place]?.cards ? (typical.current.line ?? 300) : (typical.current.head ?? 70)),
    getItemKey: (place) => rows[place]?.key ?? place,
    overscan,
    paddingStart: padding,
    scrollMargin: shape?.top ?? 0,
    rangeExtractor: (range) => drawnLines(defaultRangeExtractor(range), rows, places, list()),
    // A line that is late by a frame is within the overscan; a synchronous drawing would hold the scrolling up.
    useFlushSync: false,
  });

  const [, look] = useReducer((times: number) => times + 1, 0);
  const [heights] = useState(() => lineHeights(look));
  useLayoutEffect(() => heights.end, [heights]);
  useLayoutEffect(() => {
    // In the flow of the page heights move what is below them by themselves: what is on the screen is held by the list's window.
    Object.assign(virtualizer, { shouldAdjustScrollPositionOnItemSizeChange: () => false });
    if (shape) virtualizer.measure();
    heights.forget();
    // oxlint-disable-next-line react/exhaustive-deps -- at another width lines have other heights
  }, [virtualizer, heights, shape?.columns, shape?.width]);

  /** Measures the lines that are there. @param gap between two of them, in pixels */
  function measure(element: HTMLElement, gap: number): void {
    heights.measure(element, { rows, gap }, (place, height) => {
      typical.current[rows[place]?.cards ? 'line' : 'head'] ??= height;
      virtualizer.resizeItem(place, height);
    });
    forget(virtualizer.itemSizeCache);
  }

  return { shape, rows, places, virtualizer, measure };
}

/** A list that is scrolled to its end has many lines. */
function forget(sizes: Map<unknown, number>): void {
  for (const key of sizes.keys()) {
    if (sizes.size <= mostSizes) return;
    sizes.delete(key);
  }
}
