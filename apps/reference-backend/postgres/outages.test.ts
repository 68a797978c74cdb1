import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../src/database/open-database.ts';
import { startProgram, type Program } from '../src/testing/start-program.ts';
import { startLoad, type Answer, type Load } from './load.ts';
import { startCluster, type PostgresCluster } from './postgres-cluster.ts';

const programsFolder = process.env['POSTGRES_PROGRAMS'] ?? '';
/** A call waits at most 5.5 s for the database (`src/database/database-time.ts`). */
const longestWaitMs = 6000;

let cluster: PostgresCluster;
let sandbox: Program;
let backends: Program[];

const readNumber = async (query: string): Promise<number> => Number((await cluster.query(query))[0]?.['count']);

beforeAll(async () => {
  if (programsFolder === '') return;
  [cluster, sandbox] = await Promise.all([startCluster(programsFolder), startProgram('sandbox-payments')]);
  const args = ['--payments-url', sandbox.url, '--source-attempts', '10000'];
  // Both backends start together on an empty database, which only one may seed.
  backends = await Promise.all(
    [1, 2].map(() => startProgram('reference-backend', args, { DATABASE_URL: cluster.url })),
  );
});

afterAll(async () => {
  await Promise.all([...(backends ?? []), ...(sandbox ? [sandbox] : [])].map(({ kill }) => kill()));
  await cluster?.close();
});

beforeEach(({ skip }) => {
  if (programsFolder === '') skip('no Postgres server (Debian: apt-get install postgresql)');
});

const chargesSchema = z.object({ charges: z.array(z.object({ status: z.string(), refunded: z.string() })) });

/** Counts the payments of the test's buyers, at the provider and in three tables. */
async function countPayments(): Promise<Record<'charges' | 'orders' | 'contracts' | 'invoices', number>> {
  const viewerCondition = `user_id in (select id from users where email like 'buyer-%')`;
  const orders = await cluster.query(`select id from orders where ${viewerCondition}`);
  const answers = await Promise.all(
    orders.map(async ({ id }) => {
      const headers = { authorization: 'Bearer sk_sandbox_touchline' };
      const response = await fetch(`${sandbox.url}/v1/charges?reference=${String(id)}`, { headers });
      return z.parse(chargesSchema, await response.json()).charges;
    }),
  );
  return {
    charges: answers.flat().filter(({ status, refunded }) => status === 'approved' && Number(refunded) === 0).length,
    orders: await readNumber(`select count(*) from orders where state = 'approved' and ${viewerCondition}`),
    contracts: await readNumber(`select count(*) from contracts where status = 'active' and ${viewerCondition}`),
    invoices: await readNumber(`select count(*) from invoices where status = 'paid' and ${viewerCondition}`),
  };
}

const isExpectedAnswer = ({ path, status, hasRetryAfter }: Answer): boolean =>
  status === 200 || (status === 503 && hasRetryAfter) || (status === 404 && path.includes('payment_status'));

/** Waits for the next answer to a call. */
const waitForAnswer = ({ answers }: Load): Promise<void> => {
  const countBefore = answers.length;
  return vi.waitFor(() => expect(answers.length).toBeGreaterThan(countBefore), {
    timeout: longestWaitMs,
    interval: 20,
  });
};

/** Runs an outage during purchases and reads, and checks all answers and the recorded payments. */
async function runOutage(outage: (load: Load) => Promise<void>): Promise<Answer[]> {
  const countBefore = await countPayments();
  const load = await startLoad(
    backends.map(({ url }) => url),
    sandbox.url,
  );
  await waitForAnswer(load);
  await outage(load);
  const approvedCount = await load.finish();
  expect(load.answers.filter((answer) => !isExpectedAnswer(answer))).toEqual([]);
  expect(load.answers.filter(({ waitedMs }) => waitedMs >= longestWaitMs)).toEqual([]);
  expect(backends.map(({ process: { exitCode, signalCode } }) => exitCode ?? signalCode)).toEqual([null, null]);
  const expectedCount = countBefore.charges + approvedCount;
  await vi.waitFor(
    async () =>
      expect(await countPayments()).toEqual({
        charges: expectedCount,
        orders: expectedCount,
        contracts: expectedCount,
        invoices: expectedCount,
      }),
    { timeout: 20_000, interval: 500 },
  );
  return load.answers;
}

const countRefusals = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === 503).length;

test('two backends that start together seed an empty database once', async () => {
  const seededCounts = await cluster.query(
    'select (select count(*) from world) as worlds, (select count(*) from users) as users',
  );
  expect(seededCounts).toEqual([{ worlds: '1', users: '7' }]);
  expect(
    await readNumber('select count(*) from (select email from users group by email having count(*) > 1) as doubled'),
  ).toBe(0);
  for (const { url } of backends) expect((await fetch(`${url}/api/event/grouped_sport_count`)).status).toBe(200);
});

test('charges, orders, contracts and invoices agree after all database connections were terminated fifteen times', async () => {
  const answers = await runOutage(async (load) => {
    for (let attemptIndex = 0; attemptIndex < 15; attemptIndex++) {
      await cluster.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      );
      await waitForAnswer(load);
    }
  });
  expect(countRefusals(answers)).toBeGreaterThan(0);
});

test('charges, orders, contracts and invoices agree after the database server was killed and restarted', async () => {
  const answers = await runOutage(() => cluster.killAndRestart(2000));
  expect(countRefusals(answers)).toBeGreaterThan(0);
});

test('no call waits longer than six seconds while the database server hangs for ten', async () => {
  const answers = await runOutage(async () => {
    cluster.signal('SIGSTOP');
    // oxlint-disable-next-line no-restricted-globals -- a real server hangs for longer than any call may wait
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    cluster.signal('SIGCONT');
  });
  expect(countRefusals(answers)).toBeGreaterThan(0);
});

test('connections return to the pool after their transactions failed to begin', async () => {
  const { database, close } = await openDatabase({ url: cluster.url });
  onTestFinished(close);
  const simultaneousRequests = Array.from({ length: 10 });
  // Opens all connections of the pool.
  await Promise.all(simultaneousRequests.map(() => database.execute(sql`select pg_sleep(0.2)`)));
  cluster.signal('SIGSTOP');
  const transactions = simultaneousRequests.map(() => database.transaction((tx) => tx.execute(sql`select 1`)));
  const results = await Promise.allSettled(transactions);
  cluster.signal('SIGCONT');
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await expect(database.execute(sql`select 1`)).resolves.toBeDefined();
});
