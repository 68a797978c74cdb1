import type { UserRow } from '../database/account-tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Accounts } from './accounts.ts';
import { verifyPassword } from './hash-password.ts';
import { findUserById, lockUser } from './users.ts';

const createWrongPasswordError = (): Refusal => new Refusal(400, 'wrong_password', 'the password is wrong');

/**
 * Requires the password of the viewer's account, if it has one. The attempts are limited, because otherwise a stolen
 * token would allow guessing the password.
 * @returns the account's row
 * @throws Refusal wrong_password, too_many_requests
 */
export async function checkAccountPassword(
  accounts: Accounts,
  userId: string,
  source: string,
  password = '',
): Promise<UserRow> {
  const user = await findUserById(accounts, userId);
  const { passwordHash } = user;
  const isRight = await accounts.attempts.try(
    source,
    userId,
    async () => passwordHash === null || verifyPassword(password, passwordHash, accounts.settings.hashCost),
  );
  if (!isRight) throw createWrongPasswordError();
  return user;
}

/**
 * Locks an account after the check of its password.
 * @throws Refusal wrong_password if the password was reset during the check
 */
export async function lockCheckedUser(txAccounts: Accounts, { id, passwordHash }: UserRow): Promise<void> {
  if ((await lockUser(txAccounts, id)).passwordHash !== passwordHash) throw createWrongPasswordError();
}
