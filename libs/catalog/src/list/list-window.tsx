import { useInfiniteQuery } from '@tanstack/react-query';
import { getFirstPage } from '@touchline/content';
import { useLayoutEffect, useRef, useState } from 'react';
import { isScrollStale } from './is-scroll-stale.ts';
import { deleteResumePosition } from './list-positions.ts';
import { type Anchor, keepAnchorInPlace, getLeadingPadding, getTopPx } from './lines.ts';
import type { ListWindowProps } from './list-window-props.ts';
import { findFirstLineAfter, findLastLineBefore } from './find-line.ts';
import { getDrawnRows, getEntry, type LineExtent } from './rows.ts';
import { useDrawnRange } from './use-drawing.ts';
import { getResumePosition, getSizes, useListRestoration } from './use-list-restoration.ts';
import { useLines } from './use-lines.ts';
import { useScrollAnchoringOff } from './use-scroll-anchoring-off.ts';
import { type ScrollTarget, usePreviousPages } from './use-previous-pages.ts';

/**
 * Draws only the lines of a long list near the screen, and keeps only the pages near those in memory. It renders no
 * elements: it measures the drawn lines and reports which lines to draw, and where. The focused line stays.
 */
export function ListWindow(props: ListWindowProps) {
  const { query, groups, getListElement, drawnRange, listScroll } = props;
  const { data } = useInfiniteQuery(query);
  const firstPage = getFirstPage(data);
  /** The place of the first page in memory within the whole list, in pixels. */
  const [padding, setPadding] = useState(listScroll?.padding ?? 0);
  const { shape, rows, rowIndexById, virtualizer, measure } = useLines(props, padding);
  const drawRange = useDrawnRange(props);
  /** The first line on the screen at the last drawing. */
  const anchor = useRef<Anchor | undefined>(listScroll?.anchor);
  const shownFrom = useRef(firstPage);
  const targetRef = useRef<ScrollTarget>(undefined);
  const [jumps, setJumps] = useState(0);
  useScrollAnchoringOff();

  /** The padding that keeps the visible lines in their places, or that positions a page after a jump. */
  function computePadding(extents: readonly LineExtent[]): number {
    if (shownFrom.current === firstPage) return padding;
    shownFrom.current = firstPage;
    if (targetRef.current?.page === firstPage) return targetRef.current.top;
    const extent = anchor.current && extents[rowIndexById.get(anchor.current.entry) ?? -1];
    return getLeadingPadding(anchor.current, extent, { padding, isWhole: firstPage === 0 });
  }

  /**
   * Scrolls to the target when its page is loaded and in its place.
   * @param listTop place of the list in the document, in pixels
   */
  function scrollToTarget(extents: readonly LineExtent[], listTop: number): void {
    if (targetRef.current?.page !== firstPage) return;
    const { scroll, anchor: targetAnchor } = targetRef.current;
    targetRef.current = undefined;
    // The viewer may have scrolled further after a jump, so missing pages are looked for again.
    if (scroll === undefined) return setJumps(jumps + 1);
    // After the scroll, because a reload before it needs the position.
    deleteResumePosition(props.id);
    const line = targetAnchor && extents[rowIndexById.get(targetAnchor.entry) ?? -1];
    const top = line && line.start + listTop;
    // The real place may differ after drawing, because the heights of the other lines are estimates.
    if (line) anchor.current = { entry: targetAnchor.entry, start: line.start, top };
    scrollTo(0, top === undefined ? scroll : top - (targetAnchor?.below ?? 0));
  }

  // After each drawing the lines are measured and the next part is chosen, until the two are equal.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- measurements cannot be listed as dependencies
  useLayoutEffect(() => {
    const element = getListElement();
    if (!element) return;
    if (!targetRef.current) keepAnchorInPlace(anchor.current, element);
    if (!shape || rows.length === 0) return;
    measure(element, shape.gap);
    const total = virtualizer.getTotalSize();
    const extents = virtualizer.measurementsCache.map(({ start, end }) => ({
      start: start - shape.top,
      end: end - shape.top,
    }));
    const neededPadding = computePadding(extents);
    // Draws again with the new padding before the browser paints.
    if (neededPadding !== padding) return setPadding(neededPadding);
    // Read only once, because the read may force a layout.
    const scrollOffset = scrollY - shape.top;
    const firstIndex = findFirstLineAfter(scrollOffset, { rows, extents });
    const entry = getEntry(rows[firstIndex], groups);
    anchor.current =
      entry === undefined
        ? undefined
        : { entry, start: extents[firstIndex]?.start ?? 0, top: getTopPx(entry, element) };
    const shownIndexes = virtualizer.getVirtualItems().map(({ index }) => index);
    if (shownIndexes.length === 0 || isScrollStale(virtualizer.scrollOffset)) return;
    const lastIndex = findLastLineBefore(scrollOffset + innerHeight, { rows, extents });
    const nextDrawn = getDrawnRows(shownIndexes, { groups, rows, extents, gap: shape.gap, total });
    if (drawRange(nextDrawn, [entry, getEntry(rows[lastIndex], groups)])) scrollToTarget(extents, shape.top);
  });

  usePreviousPages(props, {
    padding,
    top: shape?.top,
    startPx: virtualizer.getVirtualItems()[0]?.index,
    isScrolling: virtualizer.isScrolling,
    offset: virtualizer.scrollOffset,
    jumps,
    targetRef: targetRef,
  });
  useListRestoration(props, () => ({
    listScroll: {
      firstPage,
      padding,
      sizes: getSizes(rows, virtualizer.itemSizeCache),
      drawnRange,
      anchor: anchor.current && { ...anchor.current, top: undefined },
      width: innerWidth,
    },
    // During a jump the list has no place to store for a reload.
    resumed:
      !shape || targetRef.current
        ? undefined
        : getResumePosition(anchor.current, props, {
            firstPage,
            rows,
            extents: virtualizer.measurementsCache,
            rowIndexById,
            top: shape.top,
          }),
  }));
  return null;
}
