import { useQueries } from '@tanstack/react-query';
import { useEventViews, type EventView } from '@touchline/content';
import { useState } from 'react';
import { chooseHero } from './choose-hero.ts';
import type { HomeQueries } from './home-queries.ts';

export interface Hero {
  view: EventView;
  /** The event's lock or price is that of the signed-in viewer. */
  own: boolean;
}

/** The event that opens home; it changes only when a match begins or ends. Undefined if home has no hero, or no event for it. */
export function useHero(heroes: HomeQueries['heroes']): Hero | undefined {
  const toView = useEventViews();
  const pages = useQueries({ queries: heroes, combine: (results) => results.map(({ data }) => data) });
  const [shown, setShown] = useState(() => chooseHero(pages)?.event.id);
  const choice = chooseHero(pages, shown);
  if (choice && choice.event.id !== shown) setShown(choice.event.id);
  return choice && { view: toView(choice.event), own: choice.own };
}
