import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { loginCodes } from '../database/account-tables.ts';
import { createToken, getHash } from '../tokens.ts';
import type { Accounts } from './accounts.ts';

const minuteMs = 60_000;
/** How long a code is valid. */
const lifetimeMs = 10 * minuteMs;
/** How long a request counts towards the limit of its address. */
const countedMs = 60 * minuteMs;
/** The most attempts with a code. A code has a million values, so an hour allows 25 attempts on an account. */
const maxCodeAttempts = 5;
/** The most codes of an address per hour. Above this limit, earlier codes stay valid. */
const maxCodesPerHour = 5;

const getCodeHash = (request: string, code: string): string => getHash(`${request} ${code}`);

/** Creates the secret of a request for a code. */
export const createCodeRequest = (): string => createToken();

/**
 * Stores a new code of six digits for an address, with or without an account.
 * @param email normalized
 * @returns the code; undefined above the limit of codes
 */
export async function storeLoginCode(
  { database, now }: Accounts,
  email: string,
  request: string,
): Promise<string | undefined> {
  const emailHash = getHash(email);
  const requestedAt = new Date(now());
  await database.delete(loginCodes).where(lte(loginCodes.requestedAt, new Date(now() - countedMs)));
  // The outbox runs one request after another, so two requests cannot exceed the limit together.
  if ((await database.$count(loginCodes, eq(loginCodes.emailHash, emailHash))) >= maxCodesPerHour) return undefined;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await database
    .insert(loginCodes)
    .values({ hash: getHash(request), emailHash, codeHash: getCodeHash(request, code), requestedAt });
  return code;
}

/** A valid code, for `useLoginCode`. */
export type LoginCode = typeof loginCodes.$inferSelect;

/**
 * Counts an attempt with a code, before it compares the code, so that parallel attempts cannot exceed the limit.
 * @param email normalized
 * @returns the code; undefined if it is wrong, expired or used
 */
export async function tryLoginCode(
  { database, now }: Accounts,
  email: string,
  { request, code }: Record<'request' | 'code', string>,
): Promise<LoginCode | undefined> {
  const [row] = await database
    .update(loginCodes)
    .set({ attempts: sql`${loginCodes.attempts} + 1` })
    .where(
      and(
        eq(loginCodes.hash, getHash(request)),
        eq(loginCodes.emailHash, getHash(email)),
        lt(loginCodes.attempts, maxCodeAttempts),
        gt(loginCodes.requestedAt, new Date(now() - lifetimeMs)),
      ),
    )
    .returning();
  const expectedHash = Buffer.from(row?.codeHash ?? getHash(''));
  const isRight = timingSafeEqual(Buffer.from(getCodeHash(request, code)), expectedHash);
  return isRight ? row : undefined;
}

/** Uses a code up. @returns false if another request has used it */
export async function useLoginCode({ database }: Accounts, { hash }: LoginCode): Promise<boolean> {
  return (await database.delete(loginCodes).where(eq(loginCodes.hash, hash)).returning()).length > 0;
}

/** Makes a used code valid again, for a sign-in that the device limit has interrupted. */
export async function returnLoginCode({ database }: Accounts, code: LoginCode): Promise<void> {
  await database.insert(loginCodes).values(code);
}
