import { keepPreviousData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useDebounced } from '@touchline/feature-kit';
import { useMemo } from 'react';
import { type Choice, useChoiceMapper } from './choice.ts';
import type { ChoicePage, ChoiceQuery } from '../../api/choice-queries.ts';
import { matchesSearch } from './matches-search.ts';

/** The choices of a page and the state of their query. */
export interface ChoiceList {
  /** Undefined until the first page has loaded. */
  choices: readonly Choice[] | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  /** Another page exists. */
  hasMore: boolean;
  hasMoreFailed: boolean;
  /** True if the list is longer than the page loads. */
  isCut: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Milliseconds after the last letter before the request is sent. */
const searchDelayMs = 250;

type ChoicePagesResult = Pick<
  UseInfiniteQueryResult<{ pages: ChoicePage[] }>,
  'data' | 'isError' | 'isFetching' | 'hasNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'refetch'
>;

/**
 * Filters a list by the typed words: in the browser if the list is complete, otherwise by the backend.
 * @param createQuery creates the query of the whole list, or of a search
 * @param typedText '' for the whole list
 */
export function useChoiceList(createQuery: (search: string | undefined) => ChoiceQuery, typedText: string): ChoiceList {
  const unfilteredQuery = useInfiniteQuery(createQuery(undefined));
  const search = useDebounced(typedText.trim(), searchDelayMs);
  const isSearchable = search !== '' && unfilteredQuery.data !== undefined && unfilteredQuery.hasNextPage;
  const searchQuery = useInfiniteQuery({
    ...createQuery(search),
    enabled: isSearchable,
    placeholderData: keepPreviousData,
  });
  const result: ChoicePagesResult = isSearchable ? searchQuery : unfilteredQuery;
  const choices = useFoundChoices(result.data, isSearchable ? '' : typedText);
  return {
    choices,
    hasFailed: !result.data && result.isError,
    isBusy: result.isFetching,
    hasMore: result.hasNextPage,
    isCut: !result.hasNextPage && result.data?.pages.at(-1)?.hasMore === true,
    hasMoreFailed: result.isFetchNextPageError,
    loadMore: () => void result.fetchNextPage({ cancelRefetch: false }),
    retry: () => void result.refetch(),
  };
}

/** All pages as one list without duplicates. */
function useFoundChoices(data: ChoicePagesResult['data'], typedText: string): readonly Choice[] | undefined {
  const toChoice = useChoiceMapper();
  const unfilteredChoices = useMemo(() => {
    if (!data) return undefined;
    const choices = data.pages.flatMap(({ entries }) => entries.map(toChoice));
    return [...new Map(choices.map((choice) => [choice.id, choice])).values()];
  }, [data, toChoice]);
  return useMemo(
    () =>
      unfilteredChoices?.filter(({ name, parentTitle: line, badge }) =>
        matchesSearch(typedText, name, badge.shortName, line),
      ),
    [unfilteredChoices, typedText],
  );
}
