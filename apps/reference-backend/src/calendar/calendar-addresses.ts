import { createCalendarAddress } from '@touchline/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import { calendarAddresses } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { getHash, createToken } from '../tokens.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';

/** The most addresses of a viewer: enough for all their calendar apps and some unused addresses. */
const maxAddresses = 20;
const dayMs = 86_400_000;

/** Whether a text has the form of a calendar's token. */
export const isCalendarToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * Finds the viewer of a calendar's address, and marks the address as used; undefined for a revoked or unknown one.
 */
export async function findCalendarViewer(database: Database, token: string, now: number): Promise<string | undefined> {
  const condition = eq(calendarAddresses.hash, getHash(token));
  const [row] = await database.select().from(calendarAddresses).where(condition);
  // One update a day suffices, because calendar apps read often.
  if (row && (!row.isRead || now - row.usedAt.getTime() > dayMs))
    await database
      .update(calendarAddresses)
      .set({ usedAt: new Date(now), isRead: true })
      .where(condition);
  return row?.userId;
}

/**
 * Serves new addresses of the viewer's calendar. The database stores only hashes, so each request creates an address.
 * Above the limit, those that no calendar app has read are deleted first.
 */
export function serveCalendarAddresses(serverContext: ServerContext, database: Database, now: () => number): void {
  serveViewer(serverContext, createCalendarAddress, async ({ body }, { userId }) => {
    const token = createToken();
    const viewerCondition = eq(calendarAddresses.userId, userId);
    await database.transaction(async (tx) => {
      if (body?.revoke) await tx.delete(calendarAddresses).where(viewerCondition);
      const presentAddress = tx
        .select({ hash: calendarAddresses.hash })
        .from(calendarAddresses)
        .where(viewerCondition)
        .orderBy(desc(calendarAddresses.isRead), desc(calendarAddresses.usedAt))
        .offset(maxAddresses - 1);
      await tx.delete(calendarAddresses).where(inArray(calendarAddresses.hash, presentAddress));
      await tx.insert(calendarAddresses).values({ hash: getHash(token), userId, usedAt: new Date(now()) });
    });
    return { url: `/api/calendar/mine/${token}.ics` };
  });
}
