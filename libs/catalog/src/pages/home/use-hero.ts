import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { type EventPage, useEventViews, type EventView } from '@touchline/content';
import { useState } from 'react';
import { chooseHero } from '../../api/choose-hero.ts';
import type { HomeQueries } from '../../api/home-queries.ts';

export interface Hero {
  view: EventView;
  /** True if the event's lock or price is that of the signed-in viewer. */
  isPersonal: boolean;
}

/**
 * The event in the hero. It changes only when a match begins or ends.
 * @returns `hero` undefined if home has no hero or no event for it; `isLoading` while a list that may contain it
 *   loads
 */
export function useHero(heroQueries: HomeQueries['heroQueries']): { hero: Hero | undefined; isLoading: boolean } {
  const toView = useEventViews();
  const { pages, loadedCount, isLoading } = useQueries({ queries: heroQueries, combine: combinePages });
  const lists = heroQueries.map(({ kind }, index) => ({ kind, page: pages[index] }));
  const listsBeforeLoading = lists.slice(0, loadedCount);
  const [heroId, setHeroId] = useState(() => chooseHero(listsBeforeLoading)?.event.id);
  // The first hero waits for each preferred list: a later replacement could have another height.
  const heroChoice = chooseHero(heroId === undefined ? listsBeforeLoading : lists, heroId);
  if (heroChoice && heroChoice.event.id !== heroId) setHeroId(heroChoice.event.id);
  return { hero: heroChoice && { view: toView(heroChoice.event), isPersonal: heroChoice.isPersonal }, isLoading };
}

const combinePages = (
  results: readonly Pick<UseQueryResult<EventPage | null>, 'data' | 'isPending' | 'fetchStatus'>[],
) => {
  const pages = results.map(({ data }) => data);
  const loadingIndex = results.findIndex(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'idle');
  const isLoading = loadingIndex !== -1;
  return { pages, loadedCount: isLoading ? loadingIndex : pages.length, isLoading };
};
