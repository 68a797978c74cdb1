import { addToWatchlist, getWatchlist, removeFromWatchlist } from '@touchline/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { watchlist } from '../database/account-tables.ts';
import { events } from '../database/schema.ts';
import { toWireEvent, type LiveWorld } from '../events/wire-event.ts';
import { createPagedAnswer, getPageWindow } from '../http/paged-answer.ts';
import { createNotFound } from '../http/refusal.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';

/** Serves the viewer's watchlist. */
export function serveWatchlist(
  serverContext: ServerContext,
  { database, getRecordTimeMs }: Accounts,
  world: LiveWorld,
): void {
  serveViewer(serverContext, getWatchlist, async ({ query = {} }, { userId }) => {
    const condition = eq(watchlist.userId, userId);
    const { limit, offset } = getPageWindow(query);
    const watchlistEventsQuery = database.select().from(watchlist).innerJoin(events, eq(events.id, watchlist.eventId));
    const rows = await watchlistEventsQuery
      .where(condition)
      .orderBy(query.order === 'asc' ? asc(watchlist.addedAt) : desc(watchlist.addedAt), asc(watchlist.eventId))
      .limit(limit + 1)
      .offset(offset);
    const total = query.count
      ? await database.$count(
          database
            .select()
            .from(watchlist)
            .innerJoin(events, eq(events.id, watchlist.eventId))
            .where(condition)
            .as('kept'),
        )
      : undefined;
    const entitlement = await world.getEntitlement({ userId });
    return createPagedAnswer(query, rows, (row) => toWireEvent(row.events, world, entitlement), total);
  });

  serveViewer(serverContext, addToWatchlist, async ({ body: { video_id: eventId } }, { userId }) => {
    const [event] = await database.select({ id: events.id }).from(events).where(eq(events.id, eventId));
    if (!event) throw createNotFound(`video ${eventId}`);
    await database
      .insert(watchlist)
      .values({ userId, eventId, addedAt: new Date(getRecordTimeMs()) })
      .onConflictDoNothing();
    return {};
  });

  serveViewer(serverContext, removeFromWatchlist, async ({ body: { video_id: eventId } }, { userId }) => {
    await database.delete(watchlist).where(and(eq(watchlist.userId, userId), eq(watchlist.eventId, eventId)));
    return {};
  });
}
