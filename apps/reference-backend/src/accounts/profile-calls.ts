import { deleteAccount, getProfile, updateProfile, type SurveyEntry } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { users } from '../database/account-tables.ts';
import { Refusal } from '../http/refusal.ts';
import { serveViewer, type Serving } from '../http/serve.ts';
import type { Directory } from '../world/directory.ts';
import type { Accounts } from './accounts.ts';
import { checkedFields } from './check-fields.ts';
import { verifyPassword } from './hash-password.ts';
import { accountGone, userById } from './users.ts';
import { wireProfile } from './wire-profile.ts';

const mostSurveys = 20;

type Options = Record<string, SurveyEntry>;

function merged(old: Options, fresh: Options): Options {
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  if (names.size > mostSurveys) throw new Refusal(400, 'invalid_request', `options: at most ${mostSurveys} surveys`);
  return Object.fromEntries([...names].map((name) => [name, { surveyName: name, ...old[name], ...fresh[name] }]));
}

/** The viewer's own profile. */
export function serveProfile(serving: Serving, accounts: Accounts, { teams }: Directory): void {
  const { database } = accounts;

  serveViewer(serving, getProfile, async (_, { userId }) => wireProfile(await userById(accounts, userId)));

  serveViewer(serving, updateProfile, async ({ body: { data } }, { userId }) => {
    const { options, ...fields } = data;
    const { favoriteClubId: club } = fields;
    if (club && !teams.has(club)) throw new Refusal(400, 'invalid_request', 'favoriteClubId: no such club');
    const columns = checkedFields(fields, accounts.now());
    return database.transaction(async (tx) => {
      const mine = eq(users.id, userId);
      // Two surveys answered at once must both be kept.
      const [row] = await tx.select().from(users).where(mine).for('update');
      if (!row) throw accountGone();
      const changes = { ...columns, options: merged(row.options, options ?? {}) };
      const [changed = row] = await tx.update(users).set(changes).where(mine).returning();
      return wireProfile(changed);
    });
  });

  serveViewer(serving, deleteAccount, async ({ body }, { userId }, source) => {
    // Whoever has the token only must not find the password out here, either.
    const { passwordHash } = await userById(accounts, userId);
    const isRight = await accounts.attempts.make(
      source,
      userId,
      async () => passwordHash === null || verifyPassword(body?.password ?? '', passwordHash),
    );
    if (!isRight) throw new Refusal(400, 'wrong_password', 'this is not the password');
    // Sessions, devices and all that is kept go with it.
    await database.delete(users).where(eq(users.id, userId));
    accounts.publishEnd({ userId });
    return {};
  });
}
