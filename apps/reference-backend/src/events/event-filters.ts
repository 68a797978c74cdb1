import type { ClipFilters, EventFilters, MediaType } from '@touchline/contract';
import { and, arrayOverlaps, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { events } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { WorldClock } from '../live/world-clock.ts';
import type { Directory } from '../world/directory.ts';

type Filters = EventFilters & ClipFilters;

/** The default of `media_type` for each list. */
export const defaultMedia = {
  events: ['event', 'externalContent'],
  clips: ['highlight', 'clip'],
} as const satisfies Record<string, readonly MediaType[]>;

/** The condition that a column contains at least one of the ids; false without ids. */
const createOverlapCondition = (
  column: typeof events.teamIds | typeof events.identityIds,
  ids: readonly string[],
): SQL => (ids.length === 0 ? sql`false` : arrayOverlaps(column, [...ids]));

/** The condition that an event has one of the ids, with one parameter for all ids. */
export const createIdCondition = (ids: ReadonlySet<string>): SQL =>
  sql`${events.id} = any(${sql.param([...ids], events.teamIds)}::text[])`;

function createIdentityCondition(filters: Filters, { identities }: Directory): SQL | undefined {
  const { 'identities.id': ids, 'identities.type': types } = filters;
  if (!ids && !types) return undefined;
  // One identity must match both id and type (wire.md).
  const identityIds = (ids ?? [...identities.keys()]).filter((id) => {
    const type = identities.get(id)?.mediaType;
    return !types || (type !== undefined && types.includes(type));
  });
  return createOverlapCondition(events.identityIds, identityIds);
}

/** The earliest date of a filter. All recorded sport is between this date and `maxMs`, and both fit the database. */
const earliestMs = Date.parse('1900-01-01');
const maxMs = Date.parse('2200-01-01');

function toDatabaseTime(time: string, { toWorld }: WorldClock): Date {
  const timeMs = Date.parse(time);
  if (timeMs >= earliestMs && timeMs < maxMs) return new Date(toWorld(timeMs));
  throw new Refusal(400, 'invalid_request', 'body.filters.event_date: from 1900 to 2199');
}

function createDateCondition(range: Filters['event_date'], clock: WorldClock): SQL | undefined {
  if (!range || (range.from === undefined && range.to === undefined)) return undefined;
  return and(
    ne(events.status, 'channel'),
    range.from === undefined ? undefined : gte(events.startsAt, toDatabaseTime(range.from, clock)),
    range.to === undefined ? undefined : lte(events.startsAt, toDatabaseTime(range.to, clock)),
  );
}

function createKindCondition(types: Filters['type']): SQL | undefined {
  return (
    types &&
    or(
      sql`false`,
      ...types.map((type) => (type === 'player' ? isNotNull(events.playerNumber) : isNull(events.playerNumber))),
    )
  );
}

/** The condition of suggestions: the backend's own ones, and live matches of these teams. */
const createSuggestedCondition = (teamIds: readonly string[]): SQL | undefined =>
  or(
    eq(events.suggested, true),
    and(eq(events.status, 'live'), eq(events.mediaType, 'event'), createOverlapCondition(events.teamIds, teamIds)),
  );

/**
 * The condition of all filters except the text, which {@link createIdCondition} covers. An event must match every
 * filter, by any of its values.
 * @param ownTeamIds the teams of the viewer, whose live matches are suggested
 */
export function createEventCondition(
  filters: Filters,
  defaultTypes: readonly MediaType[],
  directory: Directory,
  clock: WorldClock,
  ownTeamIds: readonly string[] = [],
): SQL | undefined {
  const { 'search.teams.id': teamIds, event_id: eventIds, sportType: sports } = filters;
  return and(
    inArray(events.mediaType, [...(filters.media_type ?? defaultTypes)]),
    filters.media_sub_type && inArray(events.mediaSubType, filters.media_sub_type),
    createIdentityCondition(filters, directory),
    teamIds && createOverlapCondition(events.teamIds, teamIds),
    eventIds && or(inArray(events.parentId, eventIds), and(isNull(events.parentId), inArray(events.id, eventIds))),
    sports && inArray(events.sportType, sports),
    createDateCondition(filters.event_date, clock),
    filters.status && inArray(events.status, filters.status),
    filters.gender && inArray(events.gender, filters.gender),
    filters.category && inArray(events.category, filters.category),
    filters.suggested === true ? createSuggestedCondition(ownTeamIds) : undefined,
    filters.suggested === false ? eq(events.suggested, false) : undefined,
    createKindCondition(filters.type),
  );
}
