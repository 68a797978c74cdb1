import { deleteClip, listUserClips, updateClip, type UserClip } from '@touchline/contract';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { userClips } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { events } from '../database/schema.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import { pagedAnswer, pageWindow } from '../http/paged-answer.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { serveViewer, type Serving } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { wireUserClip } from './wire-user-clip.ts';

const clipsWithMatch = (database: Database) =>
  database.select().from(userClips).innerJoin(events, eq(events.id, userClips.eventId));

const own = (userId: string, id: string): SQL | undefined => and(eq(userClips.userId, userId), eq(userClips.id, id));

/** A clip of the viewer's own; undefined where it is nobody's or another's. */
export async function findUserClip(
  database: Database,
  world: LiveWorld,
  userId: string,
  id: string,
): Promise<UserClip | undefined> {
  const [row] = await clipsWithMatch(database).where(own(userId, id));
  return row && wireUserClip(row.user_clips, row.events, world);
}

/** The viewer's own clips: listing, renaming, deleting. */
export function serveUserClips(serving: Serving, { database }: Accounts, world: LiveWorld): void {
  serveViewer(serving, listUserClips, async ({ body = {} }, { userId }) => {
    const { event_id: eventIds } = body.filters ?? {};
    const mine = and(eq(userClips.userId, userId), eventIds && inArray(userClips.eventId, eventIds));
    const { limit, offset } = pageWindow(body);
    const direction = body.order === 'asc' ? asc : desc;
    const rows = await clipsWithMatch(database)
      .where(mine)
      .orderBy(direction(body.sort === 'title' ? userClips.title : userClips.addedAt), asc(userClips.id))
      .limit(limit + 1)
      .offset(offset);
    const total = body.count ? await database.$count(clipsWithMatch(database).where(mine).as('own')) : undefined;
    return pagedAnswer(body, rows, (row) => wireUserClip(row.user_clips, row.events, world), total);
  });

  serveViewer(serving, updateClip, async ({ params: { id }, body }, { userId }) => {
    const title = body.title.trim();
    if (title === '') throw new Refusal(400, 'title_required', 'a clip has a title');
    await database.update(userClips).set({ title }).where(own(userId, id));
    const clip = await findUserClip(database, world, userId, id);
    if (!clip) throw notFound(`clip ${id}`);
    return clip;
  });

  serveViewer(serving, deleteClip, async ({ params: { id } }, { userId }) => {
    const deleted = await database.delete(userClips).where(own(userId, id)).returning();
    if (deleted.length === 0) throw notFound(`clip ${id}`);
    return {};
  });
}
