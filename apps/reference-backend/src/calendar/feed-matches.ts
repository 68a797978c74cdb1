import { and, arrayOverlaps, asc, between, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { events } from '../database/schema.ts';

/** The teams, leagues and categories whose matches a feed contains. */
export interface FeedSubjects {
  teams: readonly string[];
  /** Leagues and categories. */
  identities: readonly string[];
}

const dayMs = 86_400_000;
const daysBack = 14;
const daysAhead = 365;
/**
 * The most matches of a feed, because calendar apps read all of them each time. A season of some teams has fewer.
 */
const maxMatches = 400;

const columns = {
  id: events.id,
  title: events.title,
  safeTitle: events.safeTitle,
  mediaType: events.mediaType,
  team1Id: events.team1Id,
  team2Id: events.team2Id,
  identityIds: events.identityIds,
  timing: events.timing,
  seed: events.seed,
  startsAt: events.startsAt,
  changedAt: events.changedAt,
};

const createOverlapCondition = (column: typeof events.teamIds | typeof events.identityIds, ids: readonly string[]) =>
  ids.length === 0 ? sql`false` : arrayOverlaps(column, [...ids]);

/** Lists a feed's matches by time; above the limit, those nearest to now. @param now the world's time */
export async function listFeedMatches(database: Database, { teams, identities }: FeedSubjects, now: number) {
  const nearestMatches = await database
    .select(columns)
    .from(events)
    .where(
      and(
        inArray(events.mediaType, ['event', 'externalContent']),
        eq(events.category, 'other'),
        isNull(events.parentId),
        isNotNull(events.team1Id),
        or(createOverlapCondition(events.teamIds, teams), createOverlapCondition(events.identityIds, identities)),
        between(events.startsAt, new Date(now - daysBack * dayMs), new Date(now + daysAhead * dayMs)),
      ),
    )
    .orderBy(
      sql`abs(extract(epoch from ${events.startsAt} - ${new Date(now).toISOString()}::timestamptz))`,
      asc(events.id),
    )
    .limit(maxMatches);
  return nearestMatches.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1));
}

export type FeedMatch = Awaited<ReturnType<typeof listFeedMatches>>[number];
