import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { accessTokens, sessions, userClips, users, normalizeEmail } from '../database/account-tables.ts';
import { createNotFound } from '../http/refusal.ts';
import { events } from '../database/schema.ts';
import type { Accounts } from './accounts.ts';
import { getLimit } from './devices.ts';
import { endSessions } from './sessions.ts';
import { findUserByEmail } from './users.ts';

/** Stores a clip for a viewer: ten seconds of the latest free match. */
async function createClipForViewer(
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

const actionSchema = z.union([
  z.object({ expireAccessTokens: z.string() }),
  z.object({ endSessions: z.string() }),
  z.object({ deviceLimit: z.int().check(z.nonnegative()), of: z.string() }),
  z.object({ mayTagForAll: z.string() }),
  z.object({ added: z.iso.datetime(), of: z.string() }),
  z.object({ clip: z.string().check(z.minLength(1)), of: z.string() }),
]);

function readEmail(act: z.output<typeof actionSchema>): string {
  if ('of' in act) return act.of;
  if ('mayTagForAll' in act) return act.mayTagForAll;
  return 'endSessions' in act ? act.endSessions : act.expireAccessTokens;
}

/** Runs a test's action on the account with an e-mail address. @returns undefined for an unknown action */
export async function runAccountAction(accounts: Accounts, raw: unknown): Promise<{ deviceLimit: number } | undefined> {
  const { data: act } = actionSchema.safeParse(raw);
  if (!act) return undefined;
  const email = readEmail(act);
  const user = await findUserByEmail(accounts, normalizeEmail(email));
  if (!user) throw createNotFound(`account ${email}`);
  if ('deviceLimit' in act) accounts.limits.set(user.id, act.deviceLimit);
  else if ('clip' in act) await createClipForViewer(accounts, user.id, act.clip);
  else if ('added' in act)
    await accounts.database
      .update(users)
      .set({ addedAt: new Date(act.added) })
      .where(eq(users.id, user.id));
  else if ('mayTagForAll' in act)
    await accounts.database.update(users).set({ canCreateGlobalTag: true }).where(eq(users.id, user.id));
  else if ('endSessions' in act) await endSessions(accounts, user.id);
  else {
    const viewerSessions = accounts.database
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, user.id));
    await accounts.database
      .update(accessTokens)
      .set({ expiresAt: new Date(accounts.now() - 1000) })
      .where(inArray(accessTokens.sessionId, viewerSessions));
  }
  return { deviceLimit: getLimit(accounts, user.id) };
}

/** Serves the last mail to an address: GET /__mail?to=ADDRESS. */
export function mountMail(app: Hono, { outbox }: Accounts): void {
  app.get('/__mail', async (context) => {
    const to = normalizeEmail(context.req.query('to') ?? '');
    const mail = await outbox.waitForLastMail(to);
    if (!mail) throw createNotFound(`a mail to ${to}`);
    return context.json({ content: mail });
  });
}
