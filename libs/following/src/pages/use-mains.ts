import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Choice, useChoiceMapper } from './choice.ts';
import type { ChoiceQuery } from './choice-queries.ts';

/** The site's leagues and main categories, which name the parents of followed targets. */
export interface MainChoicesResult {
  choices: readonly Choice[];
  /** The list is loading. */
  isWaiting: boolean;
  /** The list of mains is complete, so an entry without a known parent belongs to another site. */
  isWhole: boolean;
}

/**
 * Leagues and categories by which followed entries are grouped. If they fail to load, entries have no parent's title.
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
