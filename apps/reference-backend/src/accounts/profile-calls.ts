import { deleteAccount, getProfile, alertOptions, updateProfile, type ProfileOption } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { follows, sessions, users } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { Refusal } from '../http/refusal.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';
import type { Directory } from '../world/directory.ts';
import type { Accounts } from './accounts.ts';
import { checkAccountPassword, lockCheckedUser } from './check-account-password.ts';
import { validateFields } from './check-fields.ts';
import { runInTransaction } from './run-in-transaction.ts';
import { createAccountDeletedError, findUserById } from './users.ts';
import { toWireProfile } from './wire-profile.ts';

const maxSurveys = 20;
/** The most teams for which a viewer's alerts are on. */
const maxAlertTeams = 1000;

type Options = Record<string, ProfileOption>;

/** Adds the survey's name to a survey's option, but not to a team's alerts, of which there may be hundreds. */
const addSurveyName = (name: string, option: ProfileOption): ProfileOption =>
  option.told === undefined ? { surveyName: name, ...option } : option;

const isAlertOption = ({ told }: ProfileOption): boolean => told !== undefined;

function mergeOptions(storedOptions: Options, newOptions: Options): Options {
  const names = [...new Set([...Object.keys(storedOptions), ...Object.keys(newOptions)])];
  const options = names.map(
    (name) => [name, addSurveyName(name, { ...storedOptions[name], ...newOptions[name] })] as const,
  );
  if (options.filter(([, option]) => !isAlertOption(option)).length > maxSurveys)
    throw new Refusal(400, 'invalid_request', `options: at most ${maxSurveys} surveys`);
  return Object.fromEntries(options);
}

/**
 * Deletes the alerts of unfollowed teams above `maxAlertTeams`. Below it they stay, in case the viewer follows the team
 * again.
 */
async function limitAlerts(tx: Pick<Database, 'select'>, userId: string, options: Options, newOptions: Options) {
  const allOptions = Object.entries(options);
  if (allOptions.filter(([, option]) => isAlertOption(option)).length <= maxAlertTeams) return options;
  const teams = await tx.select({ id: follows.referenceId }).from(follows).where(eq(follows.userId, userId));
  const followedNames = new Set(teams.flatMap(({ id }) => Object.keys(alertOptions(id, []))));
  return Object.fromEntries(
    allOptions.filter(
      ([name, option]) => !isAlertOption(option) || followedNames.has(name) || Object.hasOwn(newOptions, name),
    ),
  );
}

/** Deletes an account: runs `remove`, which deletes its rows, and deletes its data in other modules. */
export type CloseAccount = (userId: string, remove: () => Promise<void>) => Promise<void>;

/** Serves the viewer's profile. */
export function serveProfile(
  serverContext: ServerContext,
  accounts: Accounts,
  { teams, identities }: Directory,
  close: CloseAccount,
): void {
  const { database } = accounts;

  serveViewer(serverContext, getProfile, async (_, { userId }) => toWireProfile(await findUserById(accounts, userId)));

  serveViewer(serverContext, updateProfile, async ({ body: { data } }, { userId }) => {
    const { options: newOptions = {}, ...fields } = data;
    const { favoriteClubId: club } = fields;
    // Some customers let viewers choose a league or category as their club.
    if (club && !teams.has(club) && !identities.has(club))
      throw new Refusal(400, 'invalid_request', 'favoriteClubId: no such club');
    const columns = validateFields(fields, accounts.now());
    return database.transaction(async (tx) => {
      const condition = eq(users.id, userId);
      // Without the lock, one of two simultaneous changes could be lost.
      const [row] = await tx.select().from(users).where(condition).for('update');
      if (!row) throw createAccountDeletedError();
      const options = await limitAlerts(tx, userId, mergeOptions(row.options, newOptions), newOptions);
      const changes = { ...columns, options };
      const [changedUser = row] = await tx.update(users).set(changes).where(condition).returning();
      return toWireProfile(changedUser);
    });
  });

  serveViewer(serverContext, deleteAccount, async ({ body }, { userId, sessionId }, source) => {
    const user = await checkAccountPassword(accounts, userId, source, body?.password);
    const remove = () =>
      runInTransaction(accounts, async (txAccounts) => {
        await lockCheckedUser(txAccounts, user);
        // The session has ended during the check.
        if ((await txAccounts.database.$count(sessions, eq(sessions.id, sessionId))) === 0)
          throw createAccountDeletedError();
        // The foreign keys also delete sessions, devices and all other rows of the user.
        await txAccounts.database.delete(users).where(eq(users.id, userId));
        txAccounts.publishEnd({ userId });
      });
    await close(userId, remove);
    return {};
  });
}
