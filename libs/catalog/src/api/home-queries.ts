import type { UseQueryResult } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { clipListQuery, type EventPage, eventListQuery, type Now, programmeQuery } from '@touchline/content';
import type { Known, QueryContext } from '@touchline/feature-kit';
import type { CatalogOptions, Scope, ShelfKind } from '../options.ts';
import { lists } from './lists.ts';
import { chooseHero, heroKinds } from './choose-hero.ts';

/** The highlights' grid has one large card and four next to it. */
const featuredSize = 5;

/** Programmes on a channel's card: the current one, the next one, and two more for later. */
const programmesAhead = 4;

/** The query of a shelf of home. */
export function createShelfQuery(api: Api, kind: ShelfKind, scope: Scope, now: Now) {
  switch (kind) {
    case 'highlights':
      return clipListQuery(api, { ...lists.highlights(scope), size: featuredSize }, now);
    case 'clips':
      return clipListQuery(api, lists.clips(scope), now);
    default: {
      const listParams = lists[kind](scope);
      return eventListQuery(api, { ...listParams, filters: { ...listParams.filters, isHomePage: true } }, now);
    }
  }
}

export type ShelfQuery = ReturnType<typeof createShelfQuery>;

/** The result of a shelf's query. */
export type ShelfResult = UseQueryResult<EventPage>;

/** The queries of home. */
export type HomeQueries = {
  shelves: (ShelfQuery & { kind: ShelfKind })[];
  /** The lists from which the hero is chosen, in the order of {@link heroKinds}; empty if home has no hero. */
  heroQueries: ShelfQuery[];
  /** The programmes of the channels in order; undefined until the channels are loaded. */
  programmes: ReturnType<typeof programmeQuery>[] | undefined;
};

/** All queries of home: its shelves, the programmes of their channels, and the lists for the hero. */
export function createHomeQueries(
  { hero, scope, shelves }: CatalogOptions['home'],
  { api, now }: QueryContext,
  readKnownData: Known,
): HomeQueries {
  const createShelfQueryFor = (kind: ShelfKind): ShelfQuery => createShelfQuery(api, kind, scope, now);
  const channels = shelves.includes('channels') ? readKnownData(createShelfQueryFor('channels'))?.entries : undefined;
  const pages: (EventPage | null | undefined)[] = [];
  const heroQueries = (hero ? heroKinds : []).map((kind) => {
    const query = createShelfQueryFor(kind);
    // A list that has no shelf loads only if the lists before it contain no hero.
    const isEnabled = shelves.includes(kind) || (!pages.includes(undefined) && !chooseHero(pages));
    pages.push(readKnownData(query));
    return { ...query, enabled: isEnabled };
  });
  return {
    shelves: shelves.map((kind) => ({ ...createShelfQueryFor(kind), kind })),
    heroQueries,
    programmes: channels?.map((channel) => programmeQuery(api, channel, { size: programmesAhead, now })),
  };
}
