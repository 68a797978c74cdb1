import { eq } from 'drizzle-orm';
import { isAvailable, isForBuyers } from '../commerce/entitlement.ts';
import { getIdFromName, type StreamSeals } from '../commerce/stream-seals.ts';
import { userClips } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { events } from '../database/schema.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import { listStreamGoals } from '../events/wire-source.ts';
import { getFilm, placeGoals, type FindCut } from '../streams/index.ts';

const clip = {
  authorId: userClips.userId,
  live: userClips.live,
  start: userClips.startTime,
  end: userClips.endTime,
};
/** Selects only the needed columns, because reading whole rows doubles the time of the query. */
const event = {
  id: events.id,
  parentId: events.parentId,
  identityIds: events.identityIds,
  commerceCoverage: events.commerceCoverage,
  sportType: events.sportType,
};

/**
 * Creates the lookup of a clip by the name in its file's address. Clips of deleted accounts are deleted. A clip of a
 * bought match opens for its maker, and for other viewers while a contract of theirs covers the match.
 * @returns a function that finds the clip of a request
 */
export const createCutFinder =
  (database: Database, seals: StreamSeals, world: LiveWorld): FindCut =>
  async (name) => {
    const [row] = await database
      .select({ clip, event })
      .from(userClips)
      .innerJoin(events, eq(events.id, userClips.eventId))
      .where(eq(userClips.id, getIdFromName(name)));
    if (!row) return undefined;
    const { authorId, live, start, end } = row.clip;
    const isPrivate = isForBuyers(row.event);
    if (isPrivate) {
      const userId = seals.getViewerOfCut(name);
      const canWatch =
        userId !== undefined && (userId === authorId || isAvailable(row.event, await world.getEntitlement({ userId })));
      if (!canWatch) return 'forbidden';
    }
    const film = getFilm(row.event.sportType);
    const goals = live ? placeGoals(film, listStreamGoals(row.event.id, world)) : undefined;
    return { cut: { film: film.name, from: live ? 'live' : 'recording', start, end, goals }, isPrivate };
  };
