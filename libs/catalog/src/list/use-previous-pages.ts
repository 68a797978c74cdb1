import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getFirstPage, goToPage } from '@touchline/content';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isScrollStale } from './is-scroll-stale.ts';
import type { ResumePosition } from './list-positions.ts';
import type { ListWindowProps } from './list-window-props.ts';

/** The previous page loads when fewer rendered lines than this are above the screen. */
const preloadDistanceLines = 8;

/** The target of a jump. After a reload it has a scroll position; after a jump by the viewer it has none. */
export type ScrollTarget = Pick<ResumePosition, 'page' | 'top'> & Partial<ResumePosition>;

interface PreviousPagesState {
  paddingPx: number;
  listTopPx: number | undefined;
  /** Index of the first drawn line. */
  firstLineIndex: number | undefined;
  /** The scroll position when the lines were last chosen. */
  scrollOffsetPx: number | null;
  /** True while the viewer scrolls the list. */
  isScrolling: boolean;
  /** The number of finished jumps. */
  jumpCount: number;
  targetRef: RefObject<ScrollTarget | undefined>;
}

/**
 * Loads dropped pages when they come near the screen again: page by page, or the page to which the viewer has jumped.
 */
export function usePreviousPages(
  { query, resumePosition }: ListWindowProps,
  {
    paddingPx,
    listTopPx,
    firstLineIndex,
    isScrolling,
    scrollOffsetPx: knownOffset,
    jumpCount,
    targetRef,
  }: PreviousPagesState,
): void {
  const client = useQueryClient();
  const { data, fetchPreviousPage, hasPreviousPage, isFetching } = useInfiniteQuery(query);
  const firstPage = getFirstPage(data);
  const jumpToPage = (scrollTarget: ScrollTarget): void => {
    targetRef.current = scrollTarget;
    void goToPage(client, query, scrollTarget.page).catch(() => void (targetRef.current = undefined));
  };
  const loadPreviousIfNear = useEffectEvent(() => {
    if (listTopPx === undefined || isFetching || isScrollStale(knownOffset) || targetRef.current || !hasPreviousPage)
      return;
    const offset = scrollY - listTopPx;
    if (offset > paddingPx - 2 * innerHeight) return void fetchPreviousPage({ cancelRefetch: false });
    const page = Math.min(firstPage - 1, Math.max(0, Math.floor((offset / Math.max(1, paddingPx)) * firstPage)));
    jumpToPage({ page, top: page === 0 ? 0 : (paddingPx / firstPage) * page });
  });
  useEffect(() => {
    if (firstLineIndex !== undefined && firstLineIndex <= preloadDistanceLines) loadPreviousIfNear();
  }, [firstLineIndex, isFetching, firstPage, paddingPx, isScrolling, jumpCount]);
  const resumeAtPosition = useEffectEvent(jumpToPage);
  useEffect(() => {
    if (resumePosition) resumeAtPosition(resumePosition);
  }, [resumePosition]);
}
