import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import {
  contentKeys,
  eventListQuery,
  type EventPage,
  createEventFetch,
  type FollowedIds,
  createFollowedFetch,
  personalPageQuery,
  toEventPage,
} from '@touchline/content';
import type { Profile, WireEvent } from '@touchline/contract';
import { type Calendar, applyFilters } from './filters/apply-filters.ts';
import { lists } from './lists.ts';
import type { Scope } from '../options.ts';
import { scopeFilters } from './scope-filters.ts';

/** Entries of one request, and of the page. After many missed matches, the viewer sees only the latest. */
export const pageSize = 48;

/** The viewer and their matches. */
export interface MissedSources {
  /** Matches that the viewer has opened in this browser and not finished. */
  openedIds: readonly string[];
  /** Undefined for a visitor. */
  viewer: string | undefined;
  /** The viewer's club and the teams and identities that they follow; empty for a visitor. */
  followedIds: FollowedIds;
}

const createSavedQuery = (api: Api, viewer: string) =>
  queryOptions({
    queryKey: contentKeys.list('catch-up-saved', { viewer }),
    retry: false,
    // An older response lacks matches that the viewer has saved since.
    refetchOnMount: 'always',
    meta: { personal: 'own' },
    queryFn: async ({ signal }): Promise<EventPage> => {
      const { getWatchlist, readAllPages } = await import('./calls.ts');
      const entries = await readAllPages(
        (page) => api.call(getWatchlist, { query: { page, size: pageSize, next: true } }, { signal }),
        { size: pageSize },
      );
      return toEventPage({ entries, nextExists: false }, '');
    },
  });

/**
 * The followed ids, with the viewer's club first. If the club is a league or category, the profile also contains it
 * as an identity (specification, section 3).
 */
export function addClubToFollowed(
  { teams, identities }: FollowedIds,
  { favoriteClubId: club, identity, identityItem }: Pick<Profile, 'favoriteClubId' | 'identity' | 'identityItem'>,
): FollowedIds {
  if (club === undefined) return { teams, identities };
  const addClub = (ids: readonly string[]) => [...new Set([club, ...ids])];
  const namedIds: readonly (string | undefined)[] = [identity, identityItem];
  return namedIds.includes(club) ? { teams, identities: addClub(identities) } : { teams: addClub(teams), identities };
}

/** Matches that the club and followed teams and identities have played in the last 30 days. */
function createFollowedQuery(api: Api, scope: Scope, viewer: string, followed: FollowedIds, calendar: Calendar) {
  const playedParams = applyFilters(lists.archive(scope), { date: ['past_30_days'] }, calendar);
  return personalPageQuery(
    { name: 'catch-up-followed', viewer, params: { followed, playedFilters: playedParams }, now: () => calendar.now },
    createFollowedFetch(followed, scopeFilters(scope), (filters) =>
      createEventFetch(api, { ...playedParams, filters: { ...playedParams.filters, ...filters }, size: pageSize }),
    ),
  );
}

/**
 * The queries of matches that may be missed: opened ones, saved ones, and those of the club and followed teams in the
 * last 30 days. Each query loads and fails separately.
 */
export const createMissedQueries = (api: Api, scope: Scope, sources: MissedSources, calendar: Calendar) => {
  const { openedIds, viewer, followedIds } = sources;
  const hasFollowed = followedIds.teams.length + followedIds.identities.length > 0;
  const getNow = () => calendar.now;
  const filters = { ...scopeFilters(scope), event_id: [...openedIds], status: ['archived' as const] };
  return [
    ...(openedIds.length > 0 ? [eventListQuery(api, { filters, size: pageSize }, getNow)] : []),
    ...(viewer === undefined ? [] : [createSavedQuery(api, viewer)]),
    ...(viewer !== undefined && hasFollowed ? [createFollowedQuery(api, scope, viewer, followedIds, calendar)] : []),
  ];
};

/**
 * The entries that are matches, can be watched and are not revealed. Each match occurs once, the latest first.
 * @param isRevealed whether a match is revealed
 */
export function getMissedEvents(entries: readonly WireEvent[], isRevealed: (id: string) => boolean): WireEvent[] {
  const unopenedMatches = entries.filter(
    ({ id, media_type: mediaType, status }) => mediaType === 'event' && status === 'archived' && !isRevealed(id),
  );
  const entryById = new Map(unopenedMatches.map((event) => [event.id, event]));
  return [...entryById.values()]
    .sort((a, b) => (b.event_date ?? '').localeCompare(a.event_date ?? ''))
    .slice(0, pageSize);
}
