import { getPositions, savePosition } from '@touchline/contract';
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import { positions } from '../database/account-tables.ts';
import { pagedAnswer, pageWindow } from '../http/paged-answer.ts';
import { serveViewer, type Serving } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';

/** Videos of a viewer; of the one that was watched longest ago nothing is known any more. */
const most = 500;

/** Where the viewer goes on with videos. Ids are taken as they come: what is no video any more is nowhere shown. */
export function servePositions(serving: Serving, { database, now }: Accounts): void {
  serveViewer(serving, savePosition, async ({ body: { entries } }, { userId }) => {
    // A device whose clock is ahead must not stand above all that follows.
    const at = (updated: string): Date => new Date(Math.min(Date.parse(updated), now()));
    const latest = new Map<string, typeof positions.$inferInsert>();
    for (const { video_id: videoId, updated_at, ...place } of entries) {
      const updatedAt = at(updated_at);
      // In one statement a row may stand once.
      if ((latest.get(videoId)?.updatedAt ?? 0) <= updatedAt)
        latest.set(videoId, { userId, videoId, ...place, updatedAt });
    }
    if (latest.size === 0) return {};
    await database
      .insert(positions)
      .values([...latest.values()])
      .onConflictDoUpdate({
        target: [positions.userId, positions.videoId],
        set: {
          seconds: sql`excluded.seconds`,
          duration: sql`excluded.duration`,
          updatedAt: sql`excluded.updated_at`,
        },
        setWhere: sql`excluded.updated_at >= ${positions.updatedAt}`,
      });
    const kept = database
      .select({ videoId: positions.videoId })
      .from(positions)
      .where(eq(positions.userId, userId))
      .orderBy(desc(positions.updatedAt), asc(positions.videoId))
      .limit(most);
    await database.delete(positions).where(and(eq(positions.userId, userId), notInArray(positions.videoId, kept)));
    return {};
  });

  serveViewer(serving, getPositions, async ({ query = {} }, { userId }) => {
    const mine = eq(positions.userId, userId);
    const { limit, offset } = pageWindow(query);
    const rows = await database
      .select()
      .from(positions)
      .where(mine)
      .orderBy(desc(positions.updatedAt), asc(positions.videoId))
      .limit(limit + 1)
      .offset(offset);
    const total = query.count ? await database.$count(positions, mine) : undefined;
    return pagedAnswer(
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
