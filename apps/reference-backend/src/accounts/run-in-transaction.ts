import type { Accounts } from './accounts.ts';

/**
 * Runs account work in a transaction, and publishes its messages in order after the commit.
 * @param work must use only the given accounts, because other statements would wait for the end of the transaction
 */
export async function runInTransaction<Result>(
  accounts: Accounts,
  work: (txAccounts: Accounts) => Promise<Result>,
): Promise<Result> {
  const pendingMessages: (() => void)[] = [];
  const result = await accounts.database.transaction((tx) =>
    work({
      ...accounts,
      database: tx,
      publishEnd: (endedSessions) => void pendingMessages.push(() => accounts.publishEnd(endedSessions)),
      publishRemoval: (removal) => void pendingMessages.push(() => accounts.publishRemoval(removal)),
    }),
  );
  for (const publishMessage of pendingMessages) publishMessage();
  return result;
}
