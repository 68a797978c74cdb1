import { randomUUID } from 'node:crypto';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  addToWatchlist,
  changePassword,
  checkoutSubscription,
  deleteAccount,
  endpointPath,
  forgotPassword,
  loginUser,
  registerDevice,
  registerUser,
  resetPassword,
  updateProfile,
  type Endpoint,
} from '@touchline/contract';
import { endpoints, createInputs, wireTerms } from '@touchline/contract/testing';
import { createBackend, type Backend } from '../app.ts';
import { openDatabase, type Database } from '../database/open-database.ts';
import { createWorldClock } from '../live/world-clock.ts';
import { FakeProvider } from '../testing/fake-provider.ts';
import { lowHashCost } from '../testing/low-hash-cost.ts';
import { describeFault, createFaultLog } from './fault-log.ts';

const email = 'anna.larsen@example.com';
const password = 'correct horse battery';

test('the description of a failed statement has its name, SQLSTATE and text, but no values', () => {
  const refusal = Object.assign(new Error(`duplicate key (email)=(${email})`), {
    code: '23505',
    detail: `Key (email)=(${email}) already exists.`,
  });
  const fault = new DrizzleQueryError(
    'insert into "users" ("email", "hash") values ($1, $2)',
    [email, '$argon2id$v=19'],
    refusal,
  );
  const description = describeFault(fault);
  expect(description).toContain('insert into "users" ("email", "hash") values ($1, $2)');
  expect(description).toContain('Error, SQLSTATE 23505');
  expect(description).toMatch(/\n[\t ]+at .*fault-log\.test\.ts/);
  expect(description).not.toMatch(/@|argon2|anna/);
});

test('the description of another error has its message without addresses and hashes', () => {
  const fault = new Error(`POST /x breaks its contract for ${email} with hash $argon2id$v=19$m=1$abc`);
  expect(describeFault(fault)).toMatch(/^Error: POST \/x breaks its contract for … with hash …\n/);
  let parsed: unknown;
  try {
    JSON.parse(`{"password":"hunter2`);
  } catch (error) {
    parsed = error;
  }
  expect(describeFault(parsed).split('\n')[0]).toBe('SyntaxError');
});

test('a database fault is logged once a minute, even with different values', () => {
  let now = 0;
  const loggedLines: string[] = [];
  const log = createFaultLog(
    (description) => loggedLines.push(description),
    () => now,
  );
  const createFault = (value: string) => new DrizzleQueryError('select $1', [value], new Error('gone'));
  log(createFault('a'));
  log(createFault('b'));
  expect(loggedLines).toHaveLength(1);
  now = 60_000;
  log(createFault('c'));
  expect(loggedLines).toHaveLength(2);
});

/**
 * Creates a backend whose log the test reads. The test sets Date for each call, because a fault is logged once a
 * minute.
 */
async function createWatchedBackend(): Promise<{
  backend: Backend;
  database: Database;
  close: () => Promise<void>;
  log: () => string[];
}> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    logError.mockRestore();
  });
  const { database, close } = await openDatabase({ memory: true });
  const backend = await createBackend({
    database,
    clock: createWorldClock({ now: Date.now() }),
    faults: true,
    accounts: {
      maxAttempts: 1e6,
      maxAttemptsPerSource: 1e6,
      accessTokenSeconds: 1e8,
      sessionSeconds: 1e8,
      hashCost: lowHashCost,
    },
    payments: { provider: new FakeProvider(), webhookSecret: 'a secret of the tests' },
  });
  const log = () => {
    vi.setSystemTime(Date.now() + 61_000);
    const lines = logError.mock.calls.map((logArguments) => logArguments.map(String).join(' '));
    logError.mockClear();
    return lines;
  };
  return { backend, database, close, log };
}

async function send(
  { app }: Backend,
  endpoint: Endpoint,
  params: unknown,
  body: unknown,
  token: string,
): Promise<Response> {
  const loggedFields = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, String(value).toWellFormed()]),
  );
  return app.request(endpointPath(endpoint, loggedFields), {
    method: endpoint.method,
    headers: { 'x-authorization': `Bearer ${token}`, 'idempotency-key': randomUUID() },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
}

/** Makes every write fail like on a full disk, with an error text that contains the row. */
const refuseWrites = sql`
  create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no space left for %', coalesce(new::text, old::text) using errcode = '53100'; end $$;
`;
const refuseTableWrites = (table: string) =>
  sql.raw(
    `create trigger full_disk before insert or update or delete on ${table} for each row execute function refuse()`,
  );

test('failing calls log no addresses, hashes and tokens', { timeout: 120_000 }, async () => {
  const { backend, database, close, log } = await createWatchedBackend();
  const registration = { email, password, displayName: 'Anna Larsen', terms: true, strategy: 'refresh' };
  const device = { device_id: 'd', device_name: 'Chrome on Windows', strategy: 'refresh' };
  await send(backend, registerUser, {}, registration, '');
  const { content } = await (await send(backend, loginUser, {}, { username: email, password, ...device }, '')).json();
  const token: string = content.tokenData.access_token;
  await send(backend, forgotPassword, {}, { username: email }, token);
  const resetMail = await backend.accounts.outbox.waitForLastMail(email);
  expect(log()).toEqual([]);

  await database.execute(refuseWrites);
  for (const table of [
    'users',
    'sessions',
    'access_tokens',
    'refresh_tokens',
    'reset_tokens',
    'devices',
    'watchlist',
    'orders',
    'contracts',
  ])
    await database.execute(refuseTableWrites(table));
  const writeCalls: [Endpoint, unknown][] = [
    [registerUser, { ...registration, email: 'ben.olsen@example.com' }],
    [loginUser, { username: email, password, ...device, device_id: 'e' }],
    [changePassword, { current_password: password, password: 'a new and longer one' }],
    [
      resetPassword,
      { token: resetMail && 'token' in resetMail ? resetMail.token : '', password: 'a new and longer one' },
    ],
    [updateProfile, { data: { displayName: 'Anna L.', city: 'Tromsø' } }],
    [registerDevice, { device: { id: 'f', name: 'Chrome' } }],
    [addToWatchlist, { video_id: 'tra-osl-d0-0' }],
    [checkoutSubscription, { subscription_id: 'nordic-month', card: { token: 'approved' } }],
    [deleteAccount, { password }],
  ];
  const loggedLines: string[] = [];
  for (const [endpoint, body] of writeCalls) {
    const { status } = await send(backend, endpoint, {}, body, token);
    const lines = log();
    expect([endpoint.path, status, lines.length]).toEqual([endpoint.path, 500, 1]);
    loggedLines.push(...lines);
  }
  await send(backend, forgotPassword, {}, { username: email }, token);
  await backend.accounts.outbox.waitForLastMail(email);
  loggedLines.push(...log());
  expect(loggedLines).toHaveLength(writeCalls.length + 1);

  await close();
  for (const [, endpoint] of endpoints) {
    const sampleInputs = (schema: Endpoint['request']['body']) =>
      schema ? fc.sample(createInputs(schema, wireTerms), { numRuns: 1, seed: 7 }) : [{}];
    const bodies = sampleInputs(endpoint.request.body);
    for (const body of bodies) await send(backend, endpoint, sampleInputs(endpoint.request.params)[0], body, token);
    loggedLines.push(...log());
  }
  expect(loggedLines.length).toBeGreaterThan(endpoints.length / 2);
  for (const line of loggedLines) expect(line).not.toMatch(/@|argon2|larsen|olsen|params/i);
  for (const line of loggedLines) expect(line).not.toContain(token);
});
