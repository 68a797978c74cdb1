import { useQueries } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useEventViews, type EventView } from '@touchline/content';
import { useLocale } from '@touchline/i18n';
import { useState } from 'react';
import type { CatalogOptions } from '../options.ts';
import { chooseHero } from './hero-event.ts';
import { heroKinds } from './load-home.ts';
import { shelfQuery } from './shelf-queries.ts';

export interface Hero {
  view: EventView;
  /** Its lock or price is meant for the viewer who is signed in. */
  own: boolean;
}

/** The event that opens home; it changes only when a match begins or ends. Undefined where home has no hero, or nothing for it. */
export function useHero({ hero, scope, shelves }: CatalogOptions['home']): Hero | undefined {
  const api = useApi();
  const { clock } = useLocale();
  const toView = useEventViews();
  const pages = useQueries({
    queries: heroKinds.map((kind) => ({
      ...shelfQuery(api, kind, scope, clock.read),
      // What no shelf shows is read where it is there; a browser asks for it only with the page's own loading.
      enabled: hero && shelves.includes(kind),
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  const choose = (before?: string) => (hero ? chooseHero((kind) => pages[heroKinds.indexOf(kind)], before) : undefined);
  const [shown, setShown] = useState(() => choose()?.event.id);
  const choice = choose(shown);
  if (choice && choice.event.id !== shown) setShown(choice.event.id);
  return choice && { view: toView(choice.event), own: pages[heroKinds.indexOf(choice.kind)]?.own === true };
}
