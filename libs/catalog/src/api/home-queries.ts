import type { UseQueryResult } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { clipListQuery, type EventPage, eventListQuery, type Now, programmeQuery } from '@touchline/content';
import type { Known, QueryContext } from '@touchline/feature-kit';
import type { CatalogOptions, OwnShelf, Scope, ShelfKind } from '../options.ts';
import { lists } from './lists.ts';
import { chooseHero, getHeroKinds, type HeroKind, type HeroList } from './choose-hero.ts';

/** The highlights' grid has one large card and four next to it. */
const featuredSize = 5;

/** Programmes on a channel's card: the current one, the next one, and two more for later. */
const programmesAhead = 4;

/**
 * The query of a shelf of home.
 * @param eventIds limits the shelf to these events
 */
export function createShelfQuery(api: Api, kind: ShelfKind, scope: Scope, now: Now, eventIds?: readonly string[]) {
  const events = eventIds && { event_id: [...eventIds] };
  if (kind === 'highlights' || kind === 'clips') {
    const { filters, ...listParams } = lists[kind](scope);
    const size = kind === 'highlights' ? { size: featuredSize } : undefined;
    return clipListQuery(api, { ...listParams, filters: { ...filters, ...events }, ...size }, now);
  }
  const { filters, ...listParams } = lists[kind](scope);
  return eventListQuery(api, { ...listParams, filters: { ...filters, ...events, isHomePage: true } }, now);
}

export type ShelfQuery = ReturnType<typeof createShelfQuery>;

/** The result of a shelf's query. */
export type ShelfResult = UseQueryResult<EventPage>;

/** A shelf of home: its query, and how it is shown. */
export type HomeShelfQuery = ShelfQuery & {
  kind: ShelfKind;
  /** Names the shelf on home: its kind, and for a shelf with own filters also its number. */
  id: string;
  /** The customer's entry with own filters and title; undefined for a shelf by name. */
  own: OwnShelf | undefined;
};

/** The queries of home. */
export type HomeQueries = {
  shelves: HomeShelfQuery[];
  /** The lists from which the hero is chosen, in order of preference; empty if home has no hero. */
  heroQueries: (ShelfQuery & { kind: HeroKind })[];
  /** The programmes of the channels in order; undefined until the channels are loaded. */
  programmes: ReturnType<typeof programmeQuery>[] | undefined;
};

/** The query of the event that the customer has chosen for the hero. */
const createEventQuery = (api: Api, eventId: string, now: Now) =>
  eventListQuery(api, { filters: { event_id: [eventId] }, size: 1 }, now);

/** All queries of home: its shelves, the programmes of their channels, and the lists for the hero. */
export function createHomeQueries(
  { hero, scope, shelves: entries }: CatalogOptions['home'],
  { api, now }: QueryContext,
  readKnownData: Known,
): HomeQueries {
  const shelves = entries.map((entry, index): HomeShelfQuery => {
    if (typeof entry === 'string')
      return { ...createShelfQuery(api, entry, scope, now), kind: entry, id: entry, own: undefined };
    const { kind, title: _title, event_ids: eventIds, ...filters } = entry;
    const query = createShelfQuery(api, kind, { ...scope, ...filters }, now, eventIds);
    return { ...query, kind, id: `${kind}-${index + 1}`, own: entry };
  });
  const channelsQuery = shelves.find(({ kind }) => kind === 'channels');
  const channels = channelsQuery && readKnownData(channelsQuery)?.entries;
  const heroEventId = typeof hero === 'object' ? hero.event_id : undefined;
  const loadedLists: HeroList[] = [];
  const heroQueries = getHeroKinds(hero).map((kind) => {
    const query =
      kind === 'named' ? createEventQuery(api, heroEventId ?? '', now) : createShelfQuery(api, kind, scope, now);
    // A list that has no shelf loads only if the lists before it contain no hero.
    const isLoading = loadedLists.some(({ page }) => page === undefined);
    const hasShelf = kind === 'named' || entries.includes(kind);
    const isEnabled = hasShelf || (!isLoading && !chooseHero(loadedLists));
    loadedLists.push({ kind, page: readKnownData(query) });
    return { ...query, kind, enabled: isEnabled };
  });
  return {
    shelves,
    heroQueries,
    programmes: channels?.map((channel) => programmeQuery(api, channel, { size: programmesAhead, now })),
  };
}
