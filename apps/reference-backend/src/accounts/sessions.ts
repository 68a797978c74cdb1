import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, lt, ne, notExists, gt } from 'drizzle-orm';
import { accessTokens, refreshTokens, sessions, type SessionRow } from '../database/account-tables.ts';
import { isOrphan } from '../database/sql-state.ts';
import type { Authenticate } from '../http/viewer.ts';
import { getHash, createToken, getSuccessors } from '../tokens.ts';
import type { Accounts } from './accounts.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long an unused refresh token is valid. */
const refreshTokenLifetimeMs = 60 * dayMs;
/** How long the server stores used refresh tokens: their repeated use reveals a theft. */
const usedTokenLifetimeMs = 7 * dayMs;
/** The most sessions of a user's device, because nothing else limits the rows of successful sign-ins. */
const maxSessionsPerDevice = 10;

/** The tokens of a sign-in or refresh. Times are in seconds. */
export interface TokenPair {
  sessionId: string;
  userId: string;
  access: string;
  refresh: string;
  expiresIn: number;
}

type SessionStart = Pick<SessionRow, 'id' | 'userId' | 'startedAt'>;

/** The end of a session, which refreshes do not extend. */
const getEnd = ({ settings }: Accounts, { startedAt }: SessionStart): number =>
  startedAt.getTime() + settings.sessionSeconds * 1000;

async function storePair(
  accounts: Accounts,
  session: SessionStart,
  pair: Pick<TokenPair, 'access' | 'refresh'>,
): Promise<TokenPair> {
  const { database, settings } = accounts;
  const sessionId = session.id;
  const now = accounts.now();
  const hash = getHash(pair.access);
  const limitToSession = (time: number): Date => new Date(Math.min(now + time, getEnd(accounts, session)));
  const expiresAt = limitToSession(settings.accessTokenSeconds * 1000);
  // A repeated refresh derives the same token pair, whose rows already exist.
  await database.insert(accessTokens).values({ hash, sessionId, expiresAt }).onConflictDoNothing();
  await database
    .insert(refreshTokens)
    .values({
      hash: getHash(pair.refresh),
      sessionId,
      expiresAt: limitToSession(refreshTokenLifetimeMs),
      salt: createToken(),
    })
    .onConflictDoNothing();
  const [stored] = await database.select().from(accessTokens).where(eq(accessTokens.hash, hash));
  return {
    ...pair,
    sessionId,
    userId: session.userId,
    expiresIn: Math.max(0, Math.round(((stored?.expiresAt.getTime() ?? now) - now) / 1000)),
  };
}

async function deleteOldTokens({ database, now }: Accounts, sessionId: string): Promise<void> {
  await database
    .delete(accessTokens)
    .where(and(eq(accessTokens.sessionId, sessionId), lt(accessTokens.expiresAt, new Date(now() - hourMs))));
  await database
    .delete(refreshTokens)
    .where(
      and(eq(refreshTokens.sessionId, sessionId), lt(refreshTokens.usedAt, new Date(now() - usedTokenLifetimeMs))),
    );
}

/** Ends a device's oldest sessions. A browser uses one session; lost responses and second tabs cause a few more. */
async function endOldest(
  accounts: Accounts,
  { id, userId, deviceId }: Pick<SessionRow, 'id' | 'userId'> & { deviceId: string },
): Promise<void> {
  const { database } = accounts;
  const expiredSessions = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.deviceId, deviceId), ne(sessions.id, id)))
    .orderBy(desc(sessions.startedAt))
    .offset(maxSessionsPerDevice - 1);
  for (const session of expiredSessions.toReversed()) await endSession(accounts, session.id);
}

/** Starts a session, which is restricted if the account has reached its device limit. */
export async function startSession(
  accounts: Accounts,
  session: { userId: string; deviceId?: string | undefined; restricted: boolean },
): Promise<TokenPair> {
  const { database } = accounts;
  const startedAt = new Date(accounts.now());
  const validTokens = database
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessions.id), gt(refreshTokens.expiresAt, startedAt)));
  // A new session has no tokens yet, and must not be deleted.
  const oldCondition = lt(sessions.startedAt, new Date(startedAt.getTime() - hourMs));
  await database.delete(sessions).where(and(eq(sessions.userId, session.userId), oldCondition, notExists(validTokens)));
  const id = randomUUID();
  await database.insert(sessions).values({ ...session, id, startedAt });
  const pair = await storePair(
    accounts,
    { id, userId: session.userId, startedAt },
    { access: createToken(), refresh: createToken() },
  );
  const { userId, deviceId } = session;
  if (deviceId !== undefined) await endOldest(accounts, { id, userId, deviceId });
  return pair;
}

/**
 * Exchanges a refresh token for the next pair. A repeated token returns the same pair within the grace period; later it
 * counts as stolen and ends the session.
 * @returns undefined for a refused token
 */
export async function refreshSession(accounts: Accounts, token: string): Promise<TokenPair | undefined> {
  const { database, settings } = accounts;
  const now = accounts.now();
  const condition = eq(refreshTokens.hash, getHash(token));
  const [endedSession] = await database
    .update(refreshTokens)
    .set({ usedAt: new Date(now) })
    .where(and(condition, isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, new Date(now))))
    .returning();
  const [row] = endedSession ? [endedSession] : await database.select().from(refreshTokens).where(condition);
  if (!row) return undefined;
  const [session] = await database.select().from(sessions).where(eq(sessions.id, row.sessionId));
  if (!session) return undefined;
  const isStolen = row.usedAt !== null && now - row.usedAt.getTime() > settings.refreshGraceSeconds * 1000;
  // The token has expired unused, or the session has reached its maximum age.
  const isRefused = row.usedAt === null || getEnd(accounts, session) <= now;
  if (isStolen || isRefused) {
    await endSession(accounts, row.sessionId);
    return undefined;
  }
  await deleteOldTokens(accounts, row.sessionId);
  try {
    return await storePair(accounts, session, getSuccessors(token, row.salt));
  } catch (error) {
    // The session ended during the call.
    if (isOrphan(error)) return undefined;
    throw error;
  }
}

/** Creates the function that finds the viewer of an access token. */
export const authenticateWith =
  (accounts: Accounts): Authenticate =>
  async (token) => {
    const { database, now } = accounts;
    const [tokenRow] = await database
      .select()
      .from(accessTokens)
      .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
      .where(eq(accessTokens.hash, getHash(token)));
    if (!tokenRow) return 'unauthorized';
    if (tokenRow.access_tokens.expiresAt.getTime() <= now()) return 'token_expired';
    const { id, userId, deviceId, restricted } = tokenRow.sessions;
    const endsAtMs = getEnd(accounts, tokenRow.sessions);
    return { userId, sessionId: id, deviceId: deviceId ?? undefined, restricted, endsAt: endsAtMs };
  };

/** Ends one session, and closes its sockets. */
export async function endSession({ database, publishEnd }: Accounts, sessionId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, sessionId));
  publishEnd({ sessionId });
}

/**
 * Ends a user's sessions: all, all except one, or those of a device. The caller closes their sockets.
 * @returns their ids
 */
export async function endSessions(
  { database }: Accounts,
  userId: string,
  filter: { except?: string; deviceId?: string } = {},
): Promise<string[]> {
  const { except, deviceId } = filter;
  const endedIds = await database
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        except === undefined ? undefined : ne(sessions.id, except),
        deviceId === undefined ? undefined : eq(sessions.deviceId, deviceId),
      ),
    )
    .returning({ id: sessions.id });
  return endedIds.map(({ id }) => id);
}

/** Binds a session to a registered device. */
export async function bindSession({ database }: Accounts, sessionId: string, deviceId: string): Promise<void> {
  await database.update(sessions).set({ deviceId }).where(eq(sessions.id, sessionId));
}
