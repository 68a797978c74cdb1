import { createClip, deleteClip, listUserClips, updateClip, type MediaType, type UserClip } from '@touchline/contract';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { visitorEntitlement } from '../commerce/entitlement.ts';
import { userClips, type UserClipRow } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { events, type EventRow } from '../database/schema.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import { createPagedAnswer, getPageWindow } from '../http/paged-answer.ts';
import { createNotFound } from '../http/refusal.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Accounts } from './accounts.ts';
import { storeClip, cleanTitle } from './store-clip.ts';
import { toWireUserClip } from './wire-user-clip.ts';

const queryClipsWithMatch = (database: Database) =>
  database.select().from(userClips).innerJoin(events, eq(events.id, userClips.eventId));

const isUserMedia = (type: MediaType): type is UserClipRow['mediaType'] =>
  type === 'user_clip' || type === 'user_highlight';

const findClipOfUser = (userId: string, id: string): SQL | undefined =>
  and(eq(userClips.userId, userId), eq(userClips.id, id));

/** Finds a viewer's clip. Everyone who may watch the clip's match may open it (decisions, section 5). */
export async function findUserClip(
  database: Database,
  world: LiveWorld,
  id: string,
  viewer: Viewer | undefined,
): Promise<UserClip | undefined> {
  const [row] = await queryClipsWithMatch(database).where(eq(userClips.id, id));
  if (!row) return undefined;
  const entitlement = await world.getEntitlement(viewer);
  return toWireUserClip(row.user_clips, row.events, world, { userId: viewer?.userId, entitlement });
}

/** Serves the viewer's clips: creating, listing, renaming and deleting them. */
export function serveUserClips(serverContext: ServerContext, accounts: Accounts, world: LiveWorld): void {
  const { database } = accounts;
  const toWire = (row: { user_clips: UserClipRow; events: EventRow }) =>
    // Viewers may always watch their own clips.
    toWireUserClip(row.user_clips, row.events, world, {
      userId: row.user_clips.userId,
      entitlement: visitorEntitlement,
    });

  async function readOwnClip(userId: string, id: string): Promise<UserClip> {
    const [row] = await queryClipsWithMatch(database).where(findClipOfUser(userId, id));
    if (!row) throw createNotFound(`clip ${id}`);
    return toWire(row);
  }

  serveViewer(serverContext, createClip, async ({ body: { clip } }, { userId }) =>
    readOwnClip(userId, await storeClip(accounts, world, userId, clip)),
  );

  serveViewer(serverContext, listUserClips, async ({ body = {} }, { userId }) => {
    const { event_id: eventIds, media_type: kinds } = body.filters ?? {};
    const condition = and(
      eq(userClips.userId, userId),
      eventIds && inArray(userClips.eventId, eventIds),
      kinds && inArray(userClips.mediaType, kinds.filter(isUserMedia)),
    );
    const { limit, offset } = getPageWindow(body);
    const direction = body.order === 'asc' ? asc : desc;
    const rows = await queryClipsWithMatch(database)
      .where(condition)
      .orderBy(direction(body.sort === 'title' ? userClips.title : userClips.addedAt), asc(userClips.id))
      .limit(limit + 1)
      .offset(offset);
    const total = body.count
      ? await database.$count(queryClipsWithMatch(database).where(condition).as('own'))
      : undefined;
    return createPagedAnswer(body, rows, toWire, total);
  });

  serveViewer(serverContext, updateClip, async ({ params: { id }, body }, { userId }) => {
    const title = cleanTitle(body.title);
    await database.update(userClips).set({ title }).where(findClipOfUser(userId, id));
    return readOwnClip(userId, id);
  });

  serveViewer(serverContext, deleteClip, async ({ params: { id } }, { userId }) => {
    const deletedRows = await database.delete(userClips).where(findClipOfUser(userId, id)).returning();
    if (deletedRows.length === 0) throw createNotFound(`clip ${id}`);
    return {};
  });
}
