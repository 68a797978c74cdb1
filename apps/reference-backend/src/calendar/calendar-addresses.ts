import { giveCalendar } from '@touchline/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import { calendarAddresses } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { hashOf, newToken } from '../accounts/tokens.ts';
import { serveViewer, type Serving } from '../http/serve.ts';

/** Of one viewer: one for each calendar they have, and some that were only looked at. */
const mostAddresses = 20;
const aDay = 86_400_000;

/** What stands in an address in the place of a viewer. */
export const isCalendarToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Whose calendar an address is; undefined once it is revoked, or where it never was one. Reading it keeps it. */
export async function viewerOfCalendar(database: Database, token: string, now: number): Promise<string | undefined> {
  const mine = eq(calendarAddresses.hash, hashOf(token));
  const [row] = await database.select().from(calendarAddresses).where(mine);
  // Calendars read many times a day: one of them is enough to know.
  if (row && (!row.isRead || now - row.usedAt.getTime() > aDay))
    await database
      .update(calendarAddresses)
      .set({ usedAt: new Date(now), isRead: true })
      .where(mine);
  return row?.userId;
}

/**
 * Gives a viewer the address of their calendar. Only its hash is kept, so that nobody who reads the database can read it, and each time
 * it is another one; those before go on, until all are revoked or too many have been asked for; one that a calendar reads outlives those that were only looked at.
 */
export function serveCalendarAddresses(serving: Serving, database: Database, now: () => number): void {
  serveViewer(serving, giveCalendar, async ({ body }, { userId }) => {
    const token = newToken();
    const ofViewer = eq(calendarAddresses.userId, userId);
    await database.transaction(async (tx) => {
      if (body?.revoke) await tx.delete(calendarAddresses).where(ofViewer);
      const still = tx
        .select({ hash: calendarAddresses.hash })
        .from(calendarAddresses)
        .where(ofViewer)
        .orderBy(desc(calendarAddresses.isRead), desc(calendarAddresses.usedAt))
        .offset(mostAddresses - 1);
      await tx.delete(calendarAddresses).where(inArray(calendarAddresses.hash, still));
      await tx.insert(calendarAddresses).values({ hash: hashOf(token), userId, usedAt: new Date(now()) });
    });
    return { url: `/api/calendar/mine/${token}.ics` };
  });
}
