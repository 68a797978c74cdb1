import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Choice, useChoiceMapper } from './choice.ts';
import type { ChoiceQuery } from '../../api/choice-queries.ts';

/** The site's leagues and main categories, which contain the titles of the followed targets' parents. */
export interface MainChoicesResult {
  choices: readonly Choice[];
  /** True while the list loads. */
  isWaiting: boolean;
  /** True if the list is complete. An entry without a known parent then belongs to another site. */
  isWhole: boolean;
}

/**
 * The leagues and categories by which followed entries are grouped. If they fail to load, entries show no title of a
 * parent.
 */
export function useMainChoices(query: ChoiceQuery): MainChoicesResult {
  const toChoice = useChoiceMapper();
  const { data, isPending, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(query);
  const shouldContinue = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (shouldContinue) void fetchNextPage();
  }, [shouldContinue, fetchNextPage]);
  return useMemo(
    () => ({
      choices: data?.pages.flatMap(({ entries }) => entries.map(toChoice)) ?? [],
      isWaiting: isPending,
      isWhole: data !== undefined && !hasNextPage,
    }),
    [data, isPending, hasNextPage, toChoice],
  );
}
