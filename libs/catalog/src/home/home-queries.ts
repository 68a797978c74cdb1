import type { UseQueryResult } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { clipListQuery, type EventPage, eventListQuery, type Now, programmeQuery } from '@touchline/content';
import type { Known, QueryContext } from '@touchline/feature-kit';
import type { CatalogOptions, Scope, ShelfKind } from '../options.ts';
import { lists } from '../lists.ts';
import { chooseHero, heroKinds } from './choose-hero.ts';

/** The highlights' grid has one large card and four beside it. */
const featuredSize = 5;

/** Programmes on a channel's card: what is on, what is next, and some to move on to. */
const programmesAhead = 4;

/** The query behind a shelf of home. */
export function shelfQuery(api: Api, kind: ShelfKind, scope: Scope, now: Now) {
  switch (kind) {
    case 'highlights':
      return clipListQuery(api, { ...lists.highlights(scope), size: featuredSize }, now);
    case 'clips':
      return clipListQuery(api, lists.clips(scope), now);
    default: {
      const list = lists[kind](scope);
      return eventListQuery(api, { ...list, filters: { ...list.filters, isHomePage: true } }, now);
    }
  }
}

export type ShelfQuery = ReturnType<typeof shelfQuery>;

/** A shelf as its query gives it. */
export type ShelfResult = UseQueryResult<EventPage>;

/** What home shows. */
export type HomeQueries = {
  shelves: (ShelfQuery & { kind: ShelfKind })[];
  /** What the hero is chosen from, in the order of {@link heroKinds}; empty where home has none. */
  heroes: ShelfQuery[];
  /** Of the channels in their order, as soon as these are there. */
  programmes: ReturnType<typeof programmeQuery>[] | undefined;
};

/** Everything on home: its shelves, their channels' programmes and what the hero is chosen from. */
export function homeQueries(
  { hero, scope, shelves }: CatalogOptions['home'],
  { api, now }: QueryContext,
  known: Known,
): HomeQueries {
  const shelf = (kind: ShelfKind): ShelfQuery => shelfQuery(api, kind, scope, now);
  const channels = shelves.includes('channels') ? known(shelf('channels'))?.entries : undefined;
  const pages: (EventPage | null | undefined)[] = [];
  const heroes = (hero ? heroKinds : []).map((kind) => {
    const query = shelf(kind);
    // What no shelf shows is asked for where nothing before it can open home.
    const enabled = shelves.includes(kind) || (!pages.includes(undefined) && !chooseHero(pages));
    pages.push(known(query));
    return { ...query, enabled };
  });
  return {
    shelves: shelves.map((kind) => ({ ...shelf(kind), kind })),
    heroes,
    programmes: channels?.map((channel) => programmeQuery(api, channel, { ahead: programmesAhead, now })),
  };
}
