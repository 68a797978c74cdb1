import { getPositions, savePosition } from '@touchline/contract';
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import { positions } from '../database/account-tables.ts';
import { createPagedAnswer, getPageWindow } from '../http/paged-answer.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';

/** The most positions of a viewer; a further position replaces the oldest. */
const maxPositions = 500;

/** Serves the viewer's positions in videos. Unknown ids are accepted, because no list shows their positions. */
export function servePositions(serverContext: ServerContext, { database, now }: Accounts): void {
  serveViewer(serverContext, savePosition, async ({ body: { entries } }, { userId }) => {
    // A device whose clock is ahead must not block later positions.
    const toDate = (updatedText: string): Date => new Date(Math.min(Date.parse(updatedText), now()));
    const latestPositions = new Map<string, typeof positions.$inferInsert>();
    for (const { video_id: videoId, updated_at, ...position } of entries) {
      const updatedAt = toDate(updated_at);
      // One row per video, because a statement cannot update a row twice.
      if ((latestPositions.get(videoId)?.updatedAt ?? 0) <= updatedAt)
        latestPositions.set(videoId, { userId, videoId, ...position, updatedAt });
    }
    if (latestPositions.size === 0) return {};
    await database
      .insert(positions)
      .values([...latestPositions.values()])
      .onConflictDoUpdate({
        target: [positions.userId, positions.videoId],
        set: {
          seconds: sql`excluded.seconds`,
          duration: sql`excluded.duration`,
          updatedAt: sql`excluded.updated_at`,
        },
        setWhere: sql`excluded.updated_at >= ${positions.updatedAt}`,
      });
    const storedPositions = database
      .select({ videoId: positions.videoId })
      .from(positions)
      .where(eq(positions.userId, userId))
      .orderBy(desc(positions.updatedAt), asc(positions.videoId))
      .limit(maxPositions);
    await database
      .delete(positions)
      .where(and(eq(positions.userId, userId), notInArray(positions.videoId, storedPositions)));
    return {};
  });

  serveViewer(serverContext, getPositions, async ({ query = {} }, { userId }) => {
    const condition = eq(positions.userId, userId);
    const { limit, offset } = getPageWindow(query);
    const rows = await database
      .select()
      .from(positions)
      .where(condition)
      .orderBy(desc(positions.updatedAt), asc(positions.videoId))
      .limit(limit + 1)
      .offset(offset);
    const total = query.count ? await database.$count(positions, condition) : undefined;
    return createPagedAnswer(
      query,
      rows,
      ({ videoId, seconds, duration, updatedAt }) => ({
        video_id: videoId,
        seconds,
        duration,
        updated_at: updatedAt.toISOString(),
      }),
      total,
    );
  });
}
