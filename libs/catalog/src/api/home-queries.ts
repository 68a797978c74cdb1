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
 * @param eventIds limits the shelf to these events, without a selection by the backend
 */
export function createShelfQuery(api: Api, kind: ShelfKind, scope: Scope, now: Now, eventIds?: readonly string[]) {
  const pick = <Filters extends object>(filters: Filters | undefined) =>
    eventIds && { filters: { ...filters, event_id: [...eventIds] }, size: eventIds.length };
  if (kind === 'highlights' || kind === 'clips') {
    const listParams = lists[kind](scope);
    const size = kind === 'highlights' ? { size: featuredSize } : undefined;
    return clipListQuery(api, { ...listParams, ...size, ...pick(listParams.filters) }, now);
  }
  const listParams = lists[kind](scope);
  const homeParams = { ...listParams, filters: { ...listParams.filters, isHomePage: true } };
  return eventListQuery(api, { ...homeParams, ...pick(listParams.filters) }, now);
}

export type ShelfQuery = ReturnType<typeof createShelfQuery>;

/** The result of a shelf's query. */
export type ShelfResult = UseQueryResult<EventPage>;

/** A shelf of home: its query, and how it is shown. */
export type HomeShelfQuery = ShelfQuery & {
  kind: ShelfKind;
  /** Names the shelf on home: its kind, and for a shelf with own filters also its number. */
  id: string;
  /** The customer's title; undefined for a shelf by name. */
  title: OwnShelf['title'] | undefined;
  /** The query of the page with the whole list: '' or `?league=…`; undefined if the page cannot have the filters. */
  moreQuery: string | undefined;
};

/** The queries of home. */
export type HomeQueries = {
  shelves: HomeShelfQuery[];
  /** The lists from which the hero is chosen, in order of preference; empty if home has no hero. */
  heroQueries: (ShelfQuery & { kind: HeroKind })[];
  /** The programmes of the channels in order; undefined until the channels are loaded. */
  programmes: ReturnType<typeof programmeQuery>[] | undefined;
};

/** A list's address accepts at most this many values of a filter. */
const maxFilterValues = 4;

/** The filters of a shelf as the query of its list's page; undefined if the page offers not all of them. */
function getMoreQuery({ kind, event_ids: eventIds, ...own }: OwnShelf, scope: Scope): string | undefined {
  const { league_ids: leagues = [], team_ids: teams = [], sport_types: sports = [] } = own;
  const { league_ids: siteLeagues = [], team_ids: siteTeams = [], sport_types: siteSports = [] } = scope;
  // A page offers a filter if it can choose among several values of the scope.
  const canFilter = (ids: readonly string[], siteIds: readonly string[]): boolean =>
    ids.length <= maxFilterValues &&
    ids.every((id) => !id.includes(',')) &&
    (ids.length === 0 || siteIds.length === 0 || (siteIds.length > 1 && ids.every((id) => siteIds.includes(id))));
  const hasSportFilter =
    kind !== 'live' && (siteSports.length > 0 || (siteLeagues.length === 0 && siteTeams.length === 0));
  const isComplete =
    !eventIds &&
    kind !== 'channels' &&
    canFilter(leagues, siteLeagues) &&
    canFilter(teams, siteTeams) &&
    (sports.length === 0 || (hasSportFilter && canFilter(sports, siteSports)));
  if (!isComplete) return undefined;
  const query = Object.entries({ sport: sports, league: leagues, team: teams })
    .filter(([, ids]) => ids.length > 0)
    .map(([name, ids]) => `${name}=${ids.map(encodeURIComponent).join(',')}`)
    .join('&');
  return query && `?${query}`;
}

/** The query of the event that the customer has chosen for the hero. */
const createEventQuery = (api: Api, eventId: string, now: Now) =>
  eventListQuery(api, { filters: { event_id: [eventId], extendLiveWithStats: true }, size: 1 }, now);

/** All queries of home: its shelves, the programmes of their channels, and the lists for the hero. */
export function createHomeQueries(
  { hero, scope, shelves: entries }: CatalogOptions['home'],
  { api, now }: QueryContext,
  readKnownData: Known,
): HomeQueries {
  const shelves = entries.map((entry, index): HomeShelfQuery => {
    if (typeof entry === 'string')
      return { ...createShelfQuery(api, entry, scope, now), kind: entry, id: entry, title: undefined, moreQuery: '' };
    const { kind, title, event_ids: eventIds, ...filters } = entry;
    const query = createShelfQuery(api, kind, { ...scope, ...filters }, now, eventIds);
    return { ...query, kind, id: `${kind}-${index + 1}`, title, moreQuery: getMoreQuery(entry, scope) };
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
