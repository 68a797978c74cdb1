import type { Accounts } from './accounts.ts';

/**
 * Does account work in one transaction: all of it or nothing is stored. What it publishes goes out once it is committed, in its order.
 * @param work gets the accounts within the transaction; a statement by others would wait for its end
 */
export async function inTransaction<Result>(
  accounts: Accounts,
  work: (own: Accounts) => Promise<Result>,
): Promise<Result> {
  const published: (() => void)[] = [];
  const result = await accounts.database.transaction((tx) =>
    work({
      ...accounts,
      database: tx,
      publishEnd: (ended) => void published.push(() => accounts.publishEnd(ended)),
      publishRemoval: (removal) => void published.push(() => accounts.publishRemoval(removal)),
    }),
  );
  for (const publish of published) publish();
  return result;
}
