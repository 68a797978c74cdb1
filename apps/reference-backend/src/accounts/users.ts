import { randomUUID } from 'node:crypto';
import type { SignInProvider } from '@touchline/contract';
import { and, eq } from 'drizzle-orm';
import { providerSubjects, users, type UserRow } from '../database/account-tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Accounts } from './accounts.ts';
import type { Subject } from './providers/subject.ts';
import { endSessions } from './sessions.ts';

export async function userById({ database }: Accounts, id: string): Promise<UserRow> {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  // Deleted between the check of the token and now.
  if (!row) throw new Refusal(401, 'unauthorized', 'the account is gone');
  return row;
}

export async function userByEmail({ database }: Accounts, email: string): Promise<UserRow | undefined> {
  const [row] = await database.select().from(users).where(eq(users.email, email));
  return row;
}

/** Makes an account; undefined where the address is taken. */
export async function createUser(
  { database, dated }: Accounts,
  fields: Omit<typeof users.$inferInsert, 'id' | 'addedAt'>,
): Promise<UserRow | undefined> {
  const values = { ...fields, id: randomUUID(), addedAt: new Date(dated()) };
  const [row] = await database.insert(users).values(values).onConflictDoNothing().returning();
  return row;
}

async function userOfSubject({ database }: Accounts, provider: SignInProvider, subject: string) {
  const [row] = await database
    .select()
    .from(providerSubjects)
    .innerJoin(users, eq(users.id, providerSubjects.userId))
    .where(and(eq(providerSubjects.provider, provider), eq(providerSubjects.subject, subject)));
  return row?.users;
}

/**
 * The account that a provider's subject already has by its address. Nobody had shown that this address is his: whoever made
 * the account loses his password and sessions to the one who has now.
 */
async function takeOver(accounts: Accounts, { email, isEmailVerified }: Subject): Promise<UserRow | undefined> {
  if (email === undefined || !isEmailVerified) return undefined;
  const row = await userByEmail(accounts, email);
  if (!row || row.emailVerified) return row;
  await endSessions(accounts, row.id);
  const changes = { emailVerified: true, passwordHash: null };
  const [taken] = await accounts.database.update(users).set(changes).where(eq(users.id, row.id)).returning();
  return taken;
}

/** Who a provider's subject is here; made at the first sign-in. */
export async function userFromProvider(
  accounts: Accounts,
  provider: SignInProvider,
  subject: Subject,
  name: string | undefined,
): Promise<{ user: UserRow; isRegister: boolean }> {
  const known = await userOfSubject(accounts, provider, subject.id);
  if (known) return { user: known, isRegister: false };
  const own = await takeOver(accounts, subject);
  const email = subject.email;
  const made = own
    ? undefined
    : await createUser(accounts, { email, emailVerified: subject.isEmailVerified, displayName: name ?? null });
  // An address that is taken, and not shown to be this viewer's, stays with its account.
  const user = own ?? made ?? (await createUser(accounts, { displayName: name ?? null }));
  if (!user) throw new Refusal(409, 'conflict', 'the account could not be made');
  await accounts.database
    .insert(providerSubjects)
    .values({ provider, subject: subject.id, userId: user.id })
    .onConflictDoNothing();
  return { user, isRegister: !own };
}
