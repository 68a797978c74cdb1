import { randomUUID } from 'node:crypto';
import type { SignInProvider } from '@touchline/contract';
import { and, eq } from 'drizzle-orm';
import { devices, passkeys, providerSubjects, resetTokens, users, type UserRow } from '../database/account-tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Accounts } from './accounts.ts';
import type { Subject } from './providers/subject.ts';
import { endSessions } from './sessions.ts';

/** The error for an account that was deleted after the check of its token or password. */
export const createAccountDeletedError = (): Refusal =>
  new Refusal(401, 'unauthorized', 'the account does not exist any more');

export async function findUserById({ database }: Accounts, id: string): Promise<UserRow> {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  if (!row) throw createAccountDeletedError();
  return row;
}

/** Locks and returns the user's row, so that changes of an account run one after another. */
export async function lockUser({ database }: Accounts, id: string): Promise<UserRow> {
  const [row] = await database.select().from(users).where(eq(users.id, id)).for('update');
  if (!row) throw createAccountDeletedError();
  return row;
}

export async function findUserByEmail({ database }: Accounts, email: string): Promise<UserRow | undefined> {
  const [row] = await database.select().from(users).where(eq(users.email, email));
  return row;
}

/** Creates an account; undefined if its address is in use. */
export async function createUser(
  { database, getRecordTimeMs }: Accounts,
  fields: Omit<typeof users.$inferInsert, 'id' | 'addedAt'>,
): Promise<UserRow | undefined> {
  const values = { ...fields, id: randomUUID(), addedAt: new Date(getRecordTimeMs()) };
  const [row] = await database.insert(users).values(values).onConflictDoNothing().returning();
  return row;
}

async function findUserBySubject({ database }: Accounts, provider: SignInProvider, subject: string) {
  const [row] = await database
    .select()
    .from(providerSubjects)
    .innerJoin(users, eq(users.id, providerSubjects.userId))
    .where(and(eq(providerSubjects.provider, provider), eq(providerSubjects.subject, subject)));
  return row?.users;
}

/**
 * Gives an account to the viewer who has verified its address, and ends its sessions and reset links. An unverified
 * account also loses its devices, providers and passkeys, because another person may have created it.
 * @param txAccounts in a transaction that has locked the account
 * @param user the locked row
 */
export async function claimAccount(txAccounts: Accounts, { id, emailVerified }: UserRow, passwordHash: string | null) {
  const { database } = txAccounts;
  const changes = { emailVerified: true, passwordHash };
  const [row] = await database.update(users).set(changes).where(eq(users.id, id)).returning();
  if (!emailVerified) {
    await database.delete(providerSubjects).where(eq(providerSubjects.userId, id));
    await database.delete(devices).where(eq(devices.userId, id));
    await database.delete(passkeys).where(eq(passkeys.userId, id));
  }
  await database.delete(resetTokens).where(eq(resetTokens.userId, id));
  await endSessions(txAccounts, id);
  txAccounts.publishEnd({ userId: id });
  return row;
}

/**
 * Finds the account with the verified address of a provider's subject. If the account itself is unverified, claims it.
 */
async function claimByProviderEmail(
  txAccounts: Accounts,
  { email, isEmailVerified }: Subject,
): Promise<UserRow | undefined> {
  if (email === undefined || !isEmailVerified) return undefined;
  const existingUser = await findUserByEmail(txAccounts, email);
  if (!existingUser || existingUser.emailVerified) return existingUser;
  // During this request another request may have verified the address, and set a password.
  const row = await lockUser(txAccounts, existingUser.id);
  return row.emailVerified ? row : claimAccount(txAccounts, row, null);
}

/**
 * Finds the account of a provider's subject, or creates it at the first sign-in.
 * @param accounts in a transaction, so that a failure leaves no account without its provider
 */
export async function findOrCreateProviderUser(
  accounts: Accounts,
  provider: SignInProvider,
  subject: Subject,
  name: string | undefined,
): Promise<{ user: UserRow; isRegister: boolean }> {
  const existingUser = await findUserBySubject(accounts, provider, subject.id);
  if (existingUser) return { user: existingUser, isRegister: false };
  const claimedUser = await claimByProviderEmail(accounts, subject);
  const email = subject.email;
  const newUser = claimedUser
    ? undefined
    : await createUser(accounts, { email, emailVerified: subject.isEmailVerified, displayName: name ?? null });
  // If an unverified address is in use, the new account gets no address.
  const user = claimedUser ?? newUser ?? (await createUser(accounts, { displayName: name ?? null }));
  if (!user) throw new Refusal(409, 'conflict', 'the account could not be created');
  const values = { provider, subject: subject.id, userId: user.id };
  const insertedLinks = await accounts.database
    .insert(providerSubjects)
    .values(values)
    .onConflictDoNothing()
    .returning();
  if (insertedLinks.length > 0) return { user, isRegister: !claimedUser };
  // A simultaneous first sign-in has already linked the subject.
  if (!claimedUser) await accounts.database.delete(users).where(eq(users.id, user.id));
  const subjectUser = await findUserBySubject(accounts, provider, subject.id);
  if (!subjectUser) throw new Refusal(409, 'conflict', 'the account could not be created');
  return { user: subjectUser, isRegister: false };
}
