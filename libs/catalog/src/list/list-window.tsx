import { useInfiniteQuery } from '@tanstack/react-query';
import { getFirstPage } from '@touchline/content';
import { useLayoutEffect, useRef, useState } from 'react';
import { isScrollStale } from './is-scroll-stale.ts';
import { deleteResumePosition } from './list-positions.ts';
import { type Anchor, restoreAnchorPosition, getLeadingPadding, getTopPx } from './lines.ts';
import type { ListWindowProps } from './list-window-props.ts';
import { findFirstLineAfter, findLastLineBefore } from './find-line.ts';
import { getDrawnRange, getFirstEntryId, type LineExtent } from './rows.ts';
import { useDrawnRange } from './use-drawing.ts';
import { getResumePosition, getSizes, useListRestoration } from './use-list-restoration.ts';
import { useLines } from './use-lines.ts';
import { useScrollAnchoringOff } from './use-scroll-anchoring-off.ts';
import { type ScrollTarget, usePreviousPages } from './use-previous-pages.ts';

/**
 * Renders only the lines of a long list near the screen, and keeps only the pages near them in memory. It renders no
 * elements itself: it measures the rendered lines and reports which lines to render, and where. The focused line
 * stays rendered.
 */
export function ListWindow(props: ListWindowProps) {
  const { query, groups, getListElement, drawnRange, listScroll } = props;
  const { data } = useInfiniteQuery(query);
  const firstPage = getFirstPage(data);
  /** The position of the first page in memory within the whole list, in pixels. */
  const [paddingPx, setPaddingPx] = useState(listScroll?.paddingPx ?? 0);
  const { layout, rows, rowIndexById, virtualizer, measure } = useLines(props, paddingPx);
  const drawRange = useDrawnRange(props);
  /** The first line on the screen at the last render. */
  const anchor = useRef<Anchor | undefined>(listScroll?.anchor);
  const firstShownPageRef = useRef(firstPage);
  const targetRef = useRef<ScrollTarget>(undefined);
  const [jumpCount, setJumpCount] = useState(0);
  useScrollAnchoringOff();

  /** The padding with which the visible lines stay in their positions, or which positions a page after a jump. */
  function computePadding(extents: readonly LineExtent[]): number {
    if (firstShownPageRef.current === firstPage) return paddingPx;
    firstShownPageRef.current = firstPage;
    if (targetRef.current?.page === firstPage) return targetRef.current.top;
    const extent = anchor.current && extents[rowIndexById.get(anchor.current.entryId) ?? -1];
    return getLeadingPadding(anchor.current, extent, { padding: paddingPx, hasFirstPage: firstPage === 0 });
  }

  /**
   * Scrolls to the target when its page is loaded and in position.
   * @param listTop position of the list in the document, in pixels
   */
  function scrollToTarget(extents: readonly LineExtent[], listTop: number): void {
    if (targetRef.current?.page !== firstPage) return;
    const { scroll, anchor: targetAnchor } = targetRef.current;
    targetRef.current = undefined;
    // The viewer may have scrolled further after a jump, so missing pages are searched again.
    if (scroll === undefined) return setJumpCount(jumpCount + 1);
    // Deleted only after the scroll, because a reload before that still needs the position.
    deleteResumePosition(props.id);
    const targetExtent = targetAnchor && extents[rowIndexById.get(targetAnchor.entry) ?? -1];
    const targetTopPx = targetExtent && targetExtent.start + listTop;
    // The real position may differ after the render, because the heights of other lines are estimates.
    if (targetExtent) anchor.current = { entryId: targetAnchor.entry, start: targetExtent.start, topPx: targetTopPx };
    scrollTo(0, targetTopPx === undefined ? scroll : targetTopPx - (targetAnchor?.below ?? 0));
  }

  // After each render the lines are measured and the next part is chosen, until both are equal.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- measurements cannot be listed as dependencies
  useLayoutEffect(() => {
    const element = getListElement();
    if (!element) return;
    if (!targetRef.current) restoreAnchorPosition(anchor.current, element);
    if (!layout || rows.length === 0) return;
    measure(element, layout.gapPx);
    const totalPx = virtualizer.getTotalSize();
    const extents = virtualizer.measurementsCache.map(({ start, end }) => ({
      start: start - layout.topPx,
      end: end - layout.topPx,
    }));
    const neededPaddingPx = computePadding(extents);
    // Renders again with the new padding before the browser paints.
    if (neededPaddingPx !== paddingPx) return setPaddingPx(neededPaddingPx);
    // Read only once, because the read may force a layout.
    const scrollOffset = scrollY - layout.topPx;
    const firstIndex = findFirstLineAfter(scrollOffset, { rows, extents });
    const entryId = getFirstEntryId(rows[firstIndex], groups);
    anchor.current =
      entryId === undefined
        ? undefined
        : { entryId, start: extents[firstIndex]?.start ?? 0, topPx: getTopPx(entryId, element) };
    const shownIndexes = virtualizer.getVirtualItems().map(({ index }) => index);
    if (shownIndexes.length === 0 || isScrollStale(virtualizer.scrollOffset)) return;
    const lastIndex = findLastLineBefore(scrollOffset + innerHeight, { rows, extents });
    const nextDrawnRange = getDrawnRange(shownIndexes, {
      groups,
      rows,
      extents,
      gapPx: layout.gapPx,
      totalPx,
    });
    if (drawRange(nextDrawnRange, [entryId, getFirstEntryId(rows[lastIndex], groups)]))
      scrollToTarget(extents, layout.topPx);
  });

  usePreviousPages(props, {
    paddingPx,
    listTopPx: layout?.topPx,
    firstLineIndex: virtualizer.getVirtualItems()[0]?.index,
    isScrolling: virtualizer.isScrolling,
    scrollOffsetPx: virtualizer.scrollOffset,
    jumpCount,
    targetRef,
  });
  useListRestoration(props, () => ({
    listScroll: {
      firstPage,
      paddingPx,
      sizes: getSizes(rows, virtualizer.itemSizeCache),
      drawnRange,
      anchor: anchor.current && { ...anchor.current, topPx: undefined },
      width: innerWidth,
    },
    // During a jump the list has no position to store for a reload.
    resumed:
      !layout || targetRef.current
        ? undefined
        : getResumePosition(anchor.current, props, {
            firstPage,
            rows,
            extents: virtualizer.measurementsCache,
            rowIndexById,
            top: layout.topPx,
          }),
  }));
  return null;
}
