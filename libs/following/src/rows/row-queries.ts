import type { Api } from '@touchline/api-client';
import {
  createClipFetch,
  createEventFetch,
  createFollowedFetch,
  type FollowedIds,
  type Now,
  personalPageQuery,
  type FetchPage,
} from '@touchline/content';
import type { EventFilters, WireEvent } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

const maxEntries = 12;
/** Events read from each list; some of them may belong to another site. */
const pageSize = 24;
/** A match that has not started this long after its kick-off is left out. */
const maxStartDelayMs = 2 * 3_600_000;

/** The viewer of a row and its filters. */
export interface RowSource {
  viewer: string;
  followed: FollowedIds;
  scope: SiteScope | undefined;
  now: Now;
}

/** Merges the lists of all followed targets and arranges their entries for the row. */
function fetchRow(
  { followed, scope }: RowSource,
  createFetchPage: (filters: SiteScope) => FetchPage,
  arrangeEntries: (entries: WireEvent[]) => WireEvent[],
): FetchPage {
  const fetchFollowedPage = createFollowedFetch(followed, scope, createFetchPage);
  return async (...pageArguments) => {
    const page = await fetchFollowedPage(...pageArguments);
    return { ...page, entries: arrangeEntries(page.entries).slice(0, maxEntries), more: false };
  };
}

const nextStatuses = ['live', 'upcoming'] satisfies EventFilters['status'];

/** Live events, then upcoming ones by date. */
function sortLiveThenNext(entries: readonly WireEvent[], now: number): WireEvent[] {
  const liveEvents = entries.filter(({ status }) => status === 'live');
  const upcomingEvents = entries.filter(
    ({ status, event_date: date }) => status === 'upcoming' && !(Date.parse(date ?? '') < now - maxStartDelayMs),
  );
  return [
    ...liveEvents,
    ...[...upcomingEvents].sort((event, otherEvent) =>
      (event.event_date ?? '~').localeCompare(otherEvent.event_date ?? '~'),
    ),
  ];
}

/**
 * Live and upcoming events of followed targets: a call per hundred teams, and one per hundred leagues and categories.
 */
export const nextQuery = (api: Api, row: RowSource) =>
  personalPageQuery(
    { name: 'followed-next', viewer: row.viewer, params: { ...row.followed, scope: row.scope }, now: row.now },
    fetchRow(
      row,
      (filters) =>
        createEventFetch(api, {
          filters: { ...filters, status: nextStatuses, extendLiveWithStats: true },
          size: pageSize,
        }),
      (entries) => sortLiveThenNext(entries, row.now()),
    ),
  );

/** The newest highlights of followed targets, with as many calls. */
export const highlightsQuery = (api: Api, row: RowSource) =>
  personalPageQuery(
    { name: 'followed-highlights', viewer: row.viewer, params: { ...row.followed, scope: row.scope }, now: row.now },
    fetchRow(
      row,
      (filters) =>
        createClipFetch(api, {
          filters: { ...filters, media_type: ['highlight'] },
          sort: 'added',
          order: 'desc',
          size: pageSize,
        }),
      (entries) =>
        [...entries].sort((event, otherEvent) => (otherEvent.event_date ?? '').localeCompare(event.event_date ?? '')),
    ),
  );
