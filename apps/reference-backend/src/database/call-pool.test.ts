import { createServer } from 'node:net';
import { setImmediate as waitForEventLoop } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { limitDatabaseTime } from './database-time.ts';
import { openPool } from './postgres-server.ts';
import { isUnreachable } from './sql-state.ts';

const createMessage = (kind: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const readyMessage = createMessage('Z', Buffer.from('I'));
const authenticationMessages = Buffer.concat([createMessage('R', Buffer.alloc(4)), readyMessage]);
const doneMessages = Buffer.concat([createMessage('C', Buffer.from('SELECT 0\0')), readyMessage]);

/** Starts a fake Postgres server. @param statementMs the duration of a statement; undefined for no response */
async function startFakeServer(statementMs?: number) {
  let statementCount = 0;
  const statementArrived = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(authenticationMessages);
      socket.on('data', (sent) => {
        if (sent[0] !== 'Q'.charCodeAt(0)) return;
        statementCount += 1;
        statementArrived.resolve();
        // oxlint-disable-next-line no-restricted-globals -- the fake clock of the test runs this timer
        if (statementMs !== undefined) setTimeout(() => socket.write(doneMessages), statementMs);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const pool = openPool(`postgres://user@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/touchline`);
  onTestFinished(async () => {
    await pool.end();
    server.close();
  });
  return {
    pool,
    database: drizzle(pool),
    countStatements: () => statementCount,
    statementArrived: statementArrived.promise,
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Advances the fake clock, with time for real sockets, until the work has ended. */
async function advanceUntil<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const finishedWork = work.finally(() => (isDone = true));
  finishedWork.catch(() => undefined);
  while (!isDone) {
    await waitForEventLoop();
    await vi.advanceTimersByTimeAsync(1);
  }
  return finishedWork;
}

const getFailure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a call fails at its own time limit, before the time limit of its statement', async () => {
  const { database, pool, statementArrived } = await startFakeServer();
  const failure = getFailure(limitDatabaseTime(async () => database.execute(sql`select 1`), 200));
  await statementArrived;
  await vi.advanceTimersByTimeAsync(199);
  expect(pool.totalCount).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  // The connection must be closed, because the statement may still hold locks.
  expect(pool.totalCount).toBe(0);
  expect(isUnreachable(await failure)).toBe(true);
});

test('a transaction fails at the call’s time limit, and releases its connection once', async () => {
  const { database, pool, statementArrived } = await startFakeServer();
  const failure = getFailure(limitDatabaseTime(() => database.transaction((tx) => tx.execute(sql`select 1`)), 200));
  await statementArrived;
  await vi.advanceTimersByTimeAsync(200);
  expect(pool.totalCount).toBe(0);
  expect(isUnreachable(await failure)).toBe(true);
});

test('all statements of a call share its time limit', async () => {
  const { database, countStatements } = await startFakeServer(100);
  const call = async (): Promise<void> => {
    for (let statementIndex = 0; statementIndex < 20; statementIndex += 1) await database.execute(sql`select 1`);
  };
  expect(isUnreachable(await advanceUntil(getFailure(limitDatabaseTime(call, 350))))).toBe(true);
  expect(countStatements()).toBeLessThan(5);
});

test('parallel statements count once towards a call’s time limit, and statements after the response do not count', async () => {
  const { database } = await startFakeServer(100);
  const runStatement = async () => database.execute(sql`select 1`);
  let laterQuery: Promise<unknown> = Promise.resolve();
  const limitedWork = limitDatabaseTime(async () => {
    await Promise.all(Array.from({ length: 8 }, runStatement));
    laterQuery = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      for (let statementIndex = 0; statementIndex < 8; statementIndex += 1) await runStatement();
    });
  }, 700);
  await advanceUntil(limitedWork);
  await expect(advanceUntil(laterQuery)).resolves.toBeUndefined();
});
