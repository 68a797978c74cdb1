import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { userClips } from '../database/account-tables.ts';
import { events } from '../database/schema.ts';
import { createNotFound } from '../http/refusal.ts';
import type { Accounts } from './accounts.ts';

/** Stores a clip for a viewer: ten seconds of the latest free match. */
export async function createClipForViewer(
  { database, getRecordTimeMs }: Accounts,
  userId: string,
  title: string,
): Promise<void> {
  const freeCondition = eq(events.commerceCoverage, 'commerce_free_media');
  const [match] = await database
    .select({ id: events.id })
    .from(events)
    .where(
      and(eq(events.mediaType, 'event'), eq(events.status, 'archived'), eq(events.timing, 'calendar'), freeCondition),
    )
    .orderBy(desc(events.startsAt), asc(events.id))
    .limit(1);
  if (!match) throw createNotFound('a recorded match');
  const addedAt = new Date(getRecordTimeMs());
  await database
    .insert(userClips)
    .values({ id: randomUUID(), userId, eventId: match.id, title, startTime: 60, endTime: 70, addedAt });
}
