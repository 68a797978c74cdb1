import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { passkeyChallenges } from '../../database/account-tables.ts';
import { createToken, getHash } from '../../tokens.ts';
import type { PasskeySite } from '../account-settings.ts';
import type { Accounts } from '../accounts.ts';

/** How long a challenge is valid, in milliseconds. A page may wait for minutes before the viewer chooses a passkey. */
export const challengeLifetimeMs = 600_000;

/** Stores a new challenge. @param userId the viewer who creates a passkey; null for a sign-in */
export async function createChallenge(
  { database, now }: Accounts,
  { origin, domain }: PasskeySite,
  userId: string | null,
): Promise<string> {
  await database.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, new Date(now())));
  const challenge = createToken();
  const expiresAt = new Date(now() + challengeLifetimeMs);
  await database.insert(passkeyChallenges).values({ hash: getHash(challenge), userId, origin, domain, expiresAt });
  return challenge;
}

/**
 * Uses a challenge up, even if the rest of the answer is wrong.
 * @param userId as in `createChallenge`
 * @returns its site; undefined for an unknown, used or expired challenge, and for that of another viewer
 */
export async function consumeChallenge(
  { database, now }: Accounts,
  challenge: string,
  userId: string | null,
): Promise<PasskeySite | undefined> {
  const [row] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, getHash(challenge)),
        gt(passkeyChallenges.expiresAt, new Date(now())),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning();
  return row;
}
