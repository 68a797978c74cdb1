import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getFirstPage, goToPage } from '@touchline/content';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isScrollStale } from './is-scroll-stale.ts';
import type { ResumePosition } from './list-positions.ts';
import type { ListWindowProps } from './list-window-props.ts';

/** The previous page is loaded when fewer drawn lines than this are before the screen. */
const nearLines = 8;

/** The target of a jump. After a reload it has a scroll position, after the viewer's own jump it has no position. */
export type ScrollTarget = Pick<ResumePosition, 'page' | 'top'> & Partial<ResumePosition>;

interface PreviousPagesState {
  padding: number;
  top: number | undefined;
  /** Place of the first drawn line. */
  startPx: number | undefined;
  /** The scroll position when the lines were last chosen. */
  offset: number | null;
  /** The viewer is scrolling the list. */
  isScrolling: boolean;
  /** The number of jumps that have arrived. */
  jumps: number;
  targetRef: RefObject<ScrollTarget | undefined>;
}

/** Loads dropped pages when they come near the screen again: in order, or the page to which the viewer has jumped. */
export function usePreviousPages(
  { query, resumed }: ListWindowProps,
  { padding, top, startPx, isScrolling, offset: knownOffset, jumps, targetRef }: PreviousPagesState,
): void {
  const client = useQueryClient();
  const { data, fetchPreviousPage, hasPreviousPage, isFetching } = useInfiniteQuery(query);
  const firstPage = getFirstPage(data);
  const jumpToPage = (scrollTarget: ScrollTarget): void => {
    targetRef.current = scrollTarget;
    void goToPage(client, query, scrollTarget.page).catch(() => void (targetRef.current = undefined));
  };
  const loadPreviousIfNear = useEffectEvent(() => {
    if (top === undefined || isFetching || isScrollStale(knownOffset) || targetRef.current || !hasPreviousPage) return;
    const offset = scrollY - top;
    if (offset > padding - 2 * innerHeight) return void fetchPreviousPage({ cancelRefetch: false });
    const page = Math.min(firstPage - 1, Math.max(0, Math.floor((offset / Math.max(1, padding)) * firstPage)));
    jumpToPage({ page, top: page === 0 ? 0 : (padding / firstPage) * page });
  });
  useEffect(() => {
    if (startPx !== undefined && startPx <= nearLines) loadPreviousIfNear();
  }, [startPx, isFetching, firstPage, padding, isScrolling, jumps]);
  const resume = useEffectEvent(jumpToPage);
  useEffect(() => {
    if (resumed) resume(resumed);
  }, [resumed]);
}
