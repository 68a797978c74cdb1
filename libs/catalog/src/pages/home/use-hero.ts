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
  const { pages, pagesBeforeLoading, isLoading } = useQueries({ queries: heroQueries, combine: combinePages });
  const [heroId, setHeroId] = useState(() => chooseHero(pagesBeforeLoading)?.event.id);
  // The first hero waits for each preferred list: a later replacement could have another height.
  const heroChoice = chooseHero(heroId === undefined ? pagesBeforeLoading : pages, heroId);
  if (heroChoice && heroChoice.event.id !== heroId) setHeroId(heroChoice.event.id);
  return { hero: heroChoice && { view: toView(heroChoice.event), isPersonal: heroChoice.isPersonal }, isLoading };
}

const combinePages = (
  results: readonly Pick<UseQueryResult<EventPage | null>, 'data' | 'isPending' | 'fetchStatus'>[],
) => {
  const pages = results.map(({ data }) => data);
  const loadingIndex = results.findIndex(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'idle');
  const isLoading = loadingIndex !== -1;
  return { pages, pagesBeforeLoading: isLoading ? pages.slice(0, loadingIndex) : pages, isLoading };
};
