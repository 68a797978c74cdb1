import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getFirstPage, goToPage, type ListQuery } from '@touchline/content';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DayGroup } from './group-by-day.ts';
import {
  type DrawnRange,
  findFirstLineAfter,
  findLastLineBefore,
  getDrawnRange,
  getExtent,
  getFirstEntryId,
  type MeasuredLines,
} from './lines.ts';
import {
  type Anchor,
  deleteResumePosition,
  type ListScrollState,
  type ResumePosition,
  storeResumePosition,
  storeScrollState,
} from './list-positions.ts';
import { type ListLines, useLines } from './use-lines.ts';

export interface ListScrollerProps {
  query: ListQuery;
  groups: readonly DayGroup[];
  /** True if groups have headings. */
  hasHeadings: boolean;
  /** The element that contains the list. */
  getListElement: () => HTMLElement | null;
  /** The part that is currently rendered. */
  drawnRange: DrawnRange | undefined;
  onDrawn: (drawnRange: DrawnRange) => void;
  /** The id of the list in this history entry. */
  id: string;
  listScroll: ListScrollState | undefined;
  resumePosition: ResumePosition | undefined;
  /** Entries of a page. */
  pageSize: number;
}

/** The target of a jump. It has a scroll position after a reload, but not after a jump by the viewer. */
type ScrollTarget = Pick<ResumePosition, 'page' | 'top'> & Partial<ResumePosition>;

/** The previous page loads when fewer rendered lines than this are above the screen. */
const preloadDistanceLines = 8;

/**
 * Renders only the lines of a long list near the screen, and keeps only the pages near them in memory. It renders no
 * elements itself: it measures the rendered lines and reports which lines to render, and where. The focused line
 * stays rendered.
 */
export function ListScroller(props: ListScrollerProps) {
  const { query, groups, hasHeadings, getListElement, drawnRange, id, listScroll, resumePosition, pageSize } = props;
  const client = useQueryClient();
  const { data, fetchPreviousPage, hasPreviousPage, isFetching } = useInfiniteQuery(query);
  const firstPage = getFirstPage(data);
  /** The position of the first page in memory within the whole list, in pixels. */
  const [paddingPx, setPaddingPx] = useState(listScroll?.paddingPx ?? 0);
  const listLines = useLines({ groups, hasHeadings, getListElement, knownHeights: listScroll?.sizes, paddingPx });
  const { topPx, virtualizer } = listLines;
  const drawRange = useDrawnRange(props);
  /** The first line on the screen at the last render. */
  const anchorRef = useRef<Anchor | undefined>(listScroll?.anchor);
  const firstShownPageRef = useRef(firstPage);
  const targetRef = useRef<ScrollTarget>(undefined);
  const [jumpCount, setJumpCount] = useState(0);
  useScrollAnchoringOff();

  /** Returns the padding that keeps the visible lines in their positions; after a jump, the padding of the new page. */
  function computePadding(measured: MeasuredLines): number {
    if (firstShownPageRef.current === firstPage) return paddingPx;
    firstShownPageRef.current = firstPage;
    if (targetRef.current?.page === firstPage) return targetRef.current.top;
    if (firstPage === 0) return 0;
    const anchor = anchorRef.current;
    const extent = getExtent(measured, anchor?.entryId);
    return anchor && extent ? Math.max(0, paddingPx + anchor.start - extent.start) : paddingPx;
  }

  /**
   * Scrolls to the target when its page is loaded and in position.
   * @param listTopPx position of the list in the document
   */
  function scrollToTarget(measured: MeasuredLines, listTopPx: number): void {
    if (targetRef.current?.page !== firstPage) return;
    const { scroll, anchor: targetAnchor } = targetRef.current;
    targetRef.current = undefined;
    // The viewer may have scrolled further after a jump, so the list looks for missing pages again.
    if (scroll === undefined) return setJumpCount(jumpCount + 1);
    // Deleted only after the scroll, because a reload before that still needs the position.
    deleteResumePosition(id);
    const extent = targetAnchor && getExtent(measured, targetAnchor.entry);
    if (!extent) return scrollTo(0, scroll);
    // The real position may differ after the render, because the heights of other lines are estimates.
    anchorRef.current = { entryId: targetAnchor.entry, start: extent.start, topPx: extent.start + listTopPx };
    scrollTo(0, extent.start + listTopPx - targetAnchor.below);
  }

  // Each render measures its lines and chooses the next lines. The list renders again until the choice stays the same.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- measurements cannot be listed as dependencies
  useLayoutEffect(() => {
    const element = getListElement();
    if (!element) return;
    if (!targetRef.current) restoreAnchorPosition(anchorRef.current, element);
    const measured = listLines.measureLines(element);
    if (!measured || topPx === undefined) return;
    const neededPaddingPx = computePadding(measured);
    // Renders again with the new padding before the browser paints.
    if (neededPaddingPx !== paddingPx) return setPaddingPx(neededPaddingPx);
    // Read only once, because the read may force a layout.
    const scrollOffset = scrollY - topPx;
    const firstIndex = findFirstLineAfter(scrollOffset, measured);
    const entryId = getFirstEntryId(measured, firstIndex);
    anchorRef.current =
      entryId === undefined
        ? undefined
        : { entryId, start: measured.extents[firstIndex]?.start ?? 0, topPx: getTopPx(entryId, element) };
    const shownIndexes = virtualizer.getVirtualItems().map(({ index }) => index);
    if (shownIndexes.length === 0 || isScrollStale(virtualizer.scrollOffset)) return;
    const lastIndex = findLastLineBefore(scrollOffset + innerHeight, measured);
    const visibleEntries = [entryId, getFirstEntryId(measured, lastIndex)];
    if (drawRange(getDrawnRange(shownIndexes, measured), visibleEntries)) scrollToTarget(measured, topPx);
  });

  // Dropped pages load when they come near the screen again: page by page, or the page to which the viewer has jumped.
  function jumpToPage(scrollTarget: ScrollTarget, { signal } = new AbortController()): void {
    targetRef.current = scrollTarget;
    void goToPage(client, query, scrollTarget.page, signal).catch(() => {
      if (targetRef.current === scrollTarget) targetRef.current = undefined;
    });
  }
  const loadPreviousIfNear = useEffectEvent(() => {
    if (topPx === undefined || isFetching || isScrollStale(virtualizer.scrollOffset)) return;
    if (targetRef.current || !hasPreviousPage) return;
    const offset = scrollY - topPx;
    if (offset > paddingPx - 2 * innerHeight) return void fetchPreviousPage({ cancelRefetch: false });
    const page = Math.min(firstPage - 1, Math.max(0, Math.floor((offset / Math.max(1, paddingPx)) * firstPage)));
    jumpToPage({ page, top: page === 0 ? 0 : (paddingPx / firstPage) * page });
  });
  const firstDrawnIndex = virtualizer.getVirtualItems()[0]?.index;
  useEffect(() => {
    if (firstDrawnIndex !== undefined && firstDrawnIndex <= preloadDistanceLines) loadPreviousIfNear();
  }, [firstDrawnIndex, isFetching, firstPage, paddingPx, virtualizer.isScrolling, jumpCount]);
  const resumeAtPosition = useEffectEvent(jumpToPage);
  useEffect(() => {
    if (!resumePosition) return;
    const controller = new AbortController();
    resumeAtPosition(resumePosition, controller);
    return () => {
      controller.abort();
      if (targetRef.current === resumePosition) targetRef.current = undefined;
    };
  }, [resumePosition]);

  /** Stores the position for a reload. During a jump the list has no position. */
  function storePosition(): void {
    if (topPx === undefined || targetRef.current) return;
    const position = getResumePosition(anchorRef.current, listLines, { groups, pageSize, firstPage });
    if (position) storeResumePosition(id, position);
    else if (position === null) deleteResumePosition(id);
  }
  const onHide = useEffectEvent(storePosition);
  const onLeave = useEffectEvent(() => {
    storeScrollState(id, {
      firstPage,
      paddingPx,
      sizes: getSizes(listLines),
      drawnRange,
      anchor: anchorRef.current && { ...anchorRef.current, topPx: undefined },
      width: innerWidth,
    });
    // The state in memory is lost if the viewer reloads the next page, so the position is stored, too.
    storePosition();
  });
  useLayoutEffect(() => () => onLeave(), []);
  useEffect(() => {
    const handlePageHide = () => onHide();
    addEventListener('pagehide', handlePageHide);
    return () => removeEventListener('pagehide', handlePageHide);
  }, []);
  return null;
}

/**
 * Renders a part of the list: at once if an entry on the screen is missing, otherwise in a transition.
 * @returns a function for effects that returns whether the part is already rendered
 */
function useDrawnRange({
  drawnRange,
  onDrawn,
}: ListScrollerProps): (nextDrawn: DrawnRange, visibleEntries: readonly (string | undefined)[]) => boolean {
  /** The key of the range that `onDrawn` received last. */
  const requestedKeyRef = useRef('');
  return (nextDrawn, visibleEntries) => {
    const drawingKey = JSON.stringify(nextDrawn);
    if (drawingKey === JSON.stringify(drawnRange)) {
      requestedKeyRef.current = '';
      return true;
    }
    if (!visibleEntries.every((entry) => isEntryDrawn(entry, drawnRange))) onDrawn(nextDrawn);
    else if (requestedKeyRef.current !== drawingKey) startTransition(() => onDrawn(nextDrawn));
    requestedKeyRef.current = drawingKey;
    return false;
  };
}

/** Whether the line of this entry is in the document. */
const isEntryDrawn = (entry: string | undefined, drawnRange: DrawnRange | undefined): boolean =>
  drawnRange?.groups.some(({ lines }) => lines.some((line) => line.firstEntryId === entry)) ?? false;

/**
 * Whether the virtualizer has not received the last scroll position yet. The lines that it has chosen are then
 * outdated.
 */
const isScrollStale = (offset: number | null): boolean => Math.abs((offset ?? 0) - scrollY) > innerHeight;

/** The position of an entry in the document; undefined if it is not rendered. */
function getTopPx(entry: string, listElement: HTMLElement): number | undefined {
  const element = listElement.querySelector(`[data-entry="${CSS.escape(entry)}"]`);
  return element ? element.getBoundingClientRect().top + scrollY : undefined;
}

/** Scrolls the window by the distance by which newly rendered lines above have moved the anchor. */
function restoreAnchorPosition(anchor: Anchor | undefined, listElement: HTMLElement): void {
  const top = anchor && getTopPx(anchor.entryId, listElement);
  if (!anchor || top === undefined) return;
  const movedPx = anchor.topPx === undefined ? 0 : top - anchor.topPx;
  anchor.topPx = top;
  if (Math.abs(movedPx) >= 1) scrollBy(0, movedPx);
}

/** Turns off the browser's scroll anchoring, because it may choose another element than the list's anchor. */
function useScrollAnchoringOff(): void {
  useLayoutEffect(() => {
    // The style is on the body, because Chromium ignores it on the root element. Otherwise a list at the end of the
    // page would keep scrolling.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
}

/** The known heights of lines, by their keys. */
const getSizes = ({ lines, virtualizer }: ListLines): Map<string, number> =>
  new Map(
    lines.flatMap(({ key }) => {
      const size = virtualizer.itemSizeCache.get(key);
      return size === undefined ? [] : [[key, size] as const];
    }),
  );

/**
 * The page on the screen, and its offset within the list. If two pages are on the screen, it is the later one,
 * because a reload needs content below it. Null for the first page, where each list starts; undefined if the position
 * is unknown.
 */
function getResumePosition(
  anchor: Anchor | undefined,
  { topPx = 0, getMeasuredLines }: ListLines,
  { groups, pageSize, firstPage }: Pick<ListScrollerProps, 'groups' | 'pageSize'> & { firstPage: number },
): ResumePosition | null | undefined {
  const measured = getMeasuredLines();
  if (!anchor || !measured) return undefined;
  const entries = groups.flatMap(({ views }) => views.map(({ id }) => id));
  const getPage = (entry: string | undefined) => Math.floor(Math.max(0, entries.indexOf(entry ?? '')) / pageSize);
  const lastIndex = findLastLineBefore(scrollY - topPx + innerHeight, measured);
  const anchorPage = getPage(anchor.entryId);
  const page = Math.max(anchorPage, getPage(getFirstEntryId(measured, lastIndex)));
  const firstEntryId = entries[page * pageSize];
  const entry = page === anchorPage ? anchor.entryId : firstEntryId;
  const [pageExtent, entryExtent] = [getExtent(measured, firstEntryId), getExtent(measured, entry)];
  if (firstPage + page === 0) return null;
  if (entry === undefined || !pageExtent || !entryExtent) return undefined;
  return {
    page: firstPage + page,
    top: pageExtent.start,
    scroll: scrollY,
    anchor: { entry, below: entryExtent.start + topPx - scrollY },
  };
}
