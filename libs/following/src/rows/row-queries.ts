import type { Api } from '@touchline/api-client';
import {
  clipPages,
  eventPages,
  followedPages,
  type FollowedIds,
  type Now,
  ownPageQuery,
  type ReadPage,
} from '@touchline/content';
import type { EventFilters, WireEvent } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** Entries in a row. */
const mostShown = 12;
/** Events read from each list; some of them may belong to another site. */
const size = 24;
/** A match that has not started this long after its kick-off is left out, in milliseconds. */
const latestStart = 2 * 3_600_000;

/** The viewer of a row and its filters. */
export interface RowOf {
  viewer: string;
  followed: FollowedIds;
  scope: SiteScope | undefined;
  now: Now;
}

/** Merges the lists of all followed targets and arranges their entries for the row. */
function readRow(
  { followed, scope }: RowOf,
  readOf: (filters: SiteScope) => ReadPage,
  arrange: (entries: WireEvent[]) => WireEvent[],
): ReadPage {
  const readAll = followedPages(followed, scope, readOf);
  return async (...asked) => {
    const page = await readAll(...asked);
    return { ...page, entries: arrange(page.entries).slice(0, mostShown), more: false };
  };
}

const nextStatus = ['live', 'upcoming'] satisfies EventFilters['status'];

/** Live events, then upcoming ones by date. */
function liveThenNext(entries: readonly WireEvent[], now: number): WireEvent[] {
  const live = entries.filter(({ status }) => status === 'live');
  const toCome = entries.filter(
    ({ status, event_date: date }) => status === 'upcoming' && !(Date.parse(date ?? '') < now - latestStart),
  );
  return [...live, ...[...toCome].sort((one, other) => (one.event_date ?? '~').localeCompare(other.event_date ?? '~'))];
}

/**
 * Live and upcoming events of followed targets: a call per hundred teams, and one per hundred leagues and categories.
 */
export const nextQuery = (api: Api, row: RowOf) =>
  ownPageQuery(
    { name: 'followed-next', viewer: row.viewer, of: { ...row.followed, scope: row.scope }, now: row.now },
    readRow(
      row,
      (filters) => eventPages(api, { filters: { ...filters, status: nextStatus, extendLiveWithStats: true }, size }),
      (entries) => liveThenNext(entries, row.now()),
    ),
  );

/** The newest highlights of followed targets, with as many calls. */
export const highlightsQuery = (api: Api, row: RowOf) =>
  ownPageQuery(
    { name: 'followed-highlights', viewer: row.viewer, of: { ...row.followed, scope: row.scope }, now: row.now },
    readRow(
      row,
      (filters) =>
        clipPages(api, { filters: { ...filters, media_type: ['highlight'] }, sort: 'added', order: 'desc', size }),
      (entries) => [...entries].sort((one, other) => (other.event_date ?? '').localeCompare(one.event_date ?? '')),
    ),
  );
