import type { Accounts } from './accounts.ts';

/**
 * Runs account work in one transaction, so that all or none of its changes are stored. It publishes its messages in
 * order, after the commit.
 * @param work gets the accounts within the transaction; a statement on other accounts would wait for its end
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
