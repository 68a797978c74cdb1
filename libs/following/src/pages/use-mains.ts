import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Choice, useToChoice } from './choice.ts';
import type { ChoiceQuery } from './choice-queries.ts';

/** The site's leagues and main categories: whether there are categories at all, and what is followed belongs to. */
export interface Mains {
  choices: readonly Choice[];
  /** They are on their way. */
  isWaiting: boolean;
  /** All of them are there: what belongs to none of them is not of this site. */
  whole: boolean;
}

/** They may be missing: then nothing is said of what belongs to them. */
export function useMains(query: ChoiceQuery): Mains {
  const toChoice = useToChoice();
  const { data, isPending, hasNextPage } = useInfiniteQuery(query);
  return useMemo(
    () => ({
      choices: data?.pages.flatMap(({ entries }) => entries.map(toChoice)) ?? [],
      isWaiting: isPending,
      whole: data !== undefined && !hasNextPage,
    }),
    [data, isPending, hasNextPage, toChoice],
  );
}
