import { keepPreviousData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useDebounced } from '@touchline/feature-kit';
import { useMemo } from 'react';
import { type Choice, useToChoice } from './choice.ts';
import type { ChoicePage, ChoiceQuery } from './choice-queries.ts';
import { isFound } from './fold-text.ts';

/** The choices of a page and the state of their query. */
export interface ChoiceList {
  /** Undefined until the first page has loaded. */
  choices: readonly Choice[] | undefined;
  failed: boolean;
  busy: boolean;
  /** Another page exists. */
  more: boolean;
  moreFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Pause after the last letter before the backend is called. */
const searchDelayMs = 250;

type Result = Pick<
  UseInfiniteQueryResult<{ pages: ChoicePage[] }>,
  'data' | 'isError' | 'isFetching' | 'hasNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'refetch'
>;

/**
 * Filters a list by the typed words: in the browser when the list is complete, otherwise by the backend.
 * @param getQuery query of the whole list, or of the backend's search
 * @param typed '' for the whole list
 */
export function useChoiceList(getQuery: (search: string | undefined) => ChoiceQuery, typed: string): ChoiceList {
  const all = useInfiniteQuery(getQuery(undefined));
  const search = useDebounced(typed.trim(), searchDelayMs);
  const asks = search !== '' && all.data !== undefined && all.hasNextPage;
  const found = useInfiniteQuery({
    ...getQuery(search),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const result: Result = asks ? found : all;
  const choices = useFoundChoices(result.data, asks ? '' : typed);
  return {
    choices,
    failed: !result.data && result.isError,
    busy: result.isFetching,
    more: result.hasNextPage,
    moreFailed: result.isFetchNextPageError,
    loadMore: () => void result.fetchNextPage({ cancelRefetch: false }),
    retry: () => void result.refetch(),
  };
}

/** All pages as one list without duplicates. */
function useFoundChoices(data: Result['data'], typed: string): readonly Choice[] | undefined {
  const toChoice = useToChoice();
  const all = useMemo(() => {
    if (!data) return undefined;
    const choices = data.pages.flatMap(({ entries }) => entries.map(toChoice));
    return [...new Map(choices.map((choice) => [choice.id, choice])).values()];
  }, [data, toChoice]);
  return useMemo(
    () => all?.filter(({ name, line, badge }) => isFound(typed, name, badge.shortName, line)),
    [all, typed],
  );
}
