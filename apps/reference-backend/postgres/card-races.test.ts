import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { storeCard } from '../src/commerce/store-card.ts';
import { users } from '../src/database/account-tables.ts';
import { cards } from '../src/database/commerce-tables.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { startCluster } from './postgres-cluster.ts';

const programsFolder = process.env['POSTGRES_PROGRAMS'] ?? '';

test('a viewer has one card after several are stored at once', async ({ skip }) => {
  if (programsFolder === '') skip('no Postgres server (Debian: apt-get install postgresql)');
  const cluster = await startCluster(programsFolder);
  onTestFinished(() => cluster.close());
  const { database, close } = await openDatabase({ url: cluster.url });
  onTestFinished(close);
  const userId = randomUUID();
  const addedAt = new Date(0);
  await database.insert(users).values({ id: userId, addedAt });
  const ids = Array.from({ length: 8 }, () => randomUUID());
  const store = (id: string) => database.transaction((tx) => storeCard(tx, userId, { id, last4: '4242' }, 0));
  const results = await Promise.allSettled(ids.map(store));
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  const storedCards = await database.select().from(cards);
  expect(storedCards.map((card) => card.userId).toSorted()).toEqual(
    [userId, ...ids.slice(1).map(() => null)].toSorted(),
  );
});
