import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { useEventViews } from '../event-view/use-event-views.ts';
import type { growingListQuery } from '../queries/growing-list.ts';
import { getEntries, getFirstPage } from '../cache/event-page.ts';

/** The query of a list page, of events or of clips. */
export type ListQuery = ReturnType<typeof growingListQuery>;

export interface EventList {
  /** Undefined until the first page is loaded. */
  views: readonly EventView[] | undefined;
  /** True if the views show the signed-in viewer's locks and prices; for {@link PersonalAccessContext}. */
  isPersonal: boolean;
  /** The first page failed to load. */
  hasFailed: boolean;
  /** The number of the views' first page: above 0 when a long list has dropped pages (`withPageLimit`). */
  firstPageNumber: number;
  /** Total number of entries; undefined without `shouldCount`. */
  total: number | undefined;
  /** A page is being loaded. */
  isLoading: boolean;
  /** The server has a page after the last loaded page. */
  hasMore: boolean;
  /** The next page failed to load. */
  hasMoreFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** A list that grows page by page. The cache keeps its pages, so a viewer who returns sees all of them at once. */
export function useEventList(query: ListQuery): EventList {
  const toView = useEventViews();
  const { data, isError, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    // Until hydration, days are in the customer's time zone. The list for the viewer's zone then replaces the first
    // one.
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const views = useMemo(() => data && getEntries(data).map(toView), [data, toView]);
  return {
    views,
    isPersonal: data?.pages.every((page) => page.own) === true,
    hasFailed: !data && isError,
    firstPageNumber: getFirstPage(data),
    total: data?.pages[0]?.total,
    isLoading: isFetching,
    hasMore: hasNextPage,
    hasMoreFailed: isFetchNextPageError,
    loadMore: () => void fetchNextPage({ cancelRefetch: false }),
    retry: () => void refetch(),
  };
}
