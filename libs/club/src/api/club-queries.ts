import type { Api } from '@touchline/api-client';
import { clipListQuery, eventListQuery } from '@touchline/content';
import type { EventFilters } from '@touchline/contract';

type List = ReturnType<typeof eventListQuery>;

/** Filters that select a club's events. */
export type ClubFilters = Pick<EventFilters, 'identities.id' | 'identities.type' | 'search.teams.id'>;

export interface ClubQueries {
  /** Live and upcoming matches. */
  nextMatches: List;
  /** The club's last matches. */
  pastMatches: List;
  videos: List;
}

/** Entries per request: enough to find an entry that the band can show. */
const pageSize = 5;

/** The number of videos that fit into the club's band on home. */
const maxVideos = 6;

/** A viewer who returns to home within a minute sees the cached list; later it reloads. */
const addStaleTime = (list: List): List => ({ ...list, staleTime: 60_000, refetchOnMount: true });

/** The queries of a club's band. @param now milliseconds since the epoch */
export function createClubQueries(api: Api, clubFilters: ClubFilters, now: () => number): ClubQueries {
  const matchFilters = { ...clubFilters, media_type: ['event' as const] };
  const startedParams = { ...matchFilters, status: ['live' as const, 'upcoming' as const], extendLiveWithStats: true };
  const pastParams = { ...matchFilters, status: ['archived' as const] };
  return {
    nextMatches: addStaleTime(eventListQuery(api, { filters: startedParams, size: pageSize }, now)),
    pastMatches: addStaleTime(
      eventListQuery(
        api,
        { filters: pastParams, sort: 'event_date', order: 'desc', timeWindow: 'past', size: pageSize },
        now,
      ),
    ),
    videos: addStaleTime(
      clipListQuery(
        api,
        { filters: { ...clubFilters, media_type: ['highlight'] }, sort: 'added', order: 'desc', size: maxVideos },
        now,
      ),
    ),
  };
}
