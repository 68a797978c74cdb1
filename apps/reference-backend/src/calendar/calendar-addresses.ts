import { createCalendarAddress } from '@touchline/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import { calendarAddresses } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { getHash, createToken } from '../accounts/tokens.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';

/** Addresses per viewer: one for each of their calendars, and some unused ones. */
const maxAddresses = 20;
const dayMs = 86_400_000;

/** Whether a text has the form of a calendar's token. */
export const isCalendarToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * The viewer of a calendar's address; undefined for a revoked or unknown one. Each read stores that the address is in
 * use.
 */
export async function findCalendarViewer(database: Database, token: string, now: number): Promise<string | undefined> {
  const condition = eq(calendarAddresses.hash, getHash(token));
  const [row] = await database.select().from(calendarAddresses).where(condition);
  // Stores one read a day, because calendars read often.
  if (row && (!row.isRead || now - row.usedAt.getTime() > dayMs))
    await database
      .update(calendarAddresses)
      .set({ usedAt: new Date(now), isRead: true })
      .where(condition);
  return row?.userId;
}

/**
 * Serves new addresses of the viewer's calendar. The database stores only hashes, so each request creates a new
 * address; earlier ones stay valid until a revocation. Above the limit, addresses that no calendar reads are deleted
 * first.
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
