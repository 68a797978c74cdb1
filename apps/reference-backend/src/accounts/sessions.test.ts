import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { createAccounts, type Accounts } from './index.ts';
import { authenticateWith, endSession, refreshSession, startSession, type TokenPair } from './sessions.ts';
import { createUser } from './users.ts';

const minuteMs = 60_000;
let now = Date.parse('2026-02-12T18:00:00Z');
let openedDatabase: OpenDatabase;
let accounts: Accounts;
let userId: string;
let firstTokens: TokenPair;

beforeAll(async () => {
  openedDatabase = await openDatabase({ memory: true });
  accounts = createAccounts({ database: openedDatabase.database, now: () => now });
  userId = (await createUser(accounts, { email: 'a@example.com' }))?.id ?? '';
});
afterAll(() => openedDatabase.close());
beforeEach(async () => {
  firstTokens = await startSession(accounts, { userId, deviceId: 'd', restricted: false });
});

const authenticate = (token: string) => authenticateWith(accounts)(token);
const refreshPair = async (pair: TokenPair): Promise<TokenPair> => {
  const newPair = await refreshSession(accounts, pair.refresh);
  if (!newPair) throw new Error('refused');
  return newPair;
};

test('an access token expires after 900 seconds', async () => {
  now += 899_000;
  expect(await authenticate(firstTokens.access)).toMatchObject({ userId, deviceId: 'd', restricted: false });
  now += 1000;
  expect(await authenticate(firstTokens.access)).toBe('token_expired');
  expect(await authenticate('made-up')).toBe('unauthorized');
});

test('within the grace period, a used refresh token returns the same pair with its remaining lifetime', async () => {
  const secondPair = await refreshPair(firstTokens);
  now += 29_000;
  expect(await refreshPair(firstTokens)).toEqual({ ...secondPair, expiresIn: 871 });
  expect(await authenticate(secondPair.access)).toMatchObject({ userId });
});

test('after the grace period, a used refresh token ends the session', async () => {
  const secondPair = await refreshPair(firstTokens);
  now += 31_000;
  expect(await refreshSession(accounts, firstTokens.refresh)).toBeUndefined();
  expect(await authenticate(secondPair.access)).toBe('unauthorized');
  expect(await refreshSession(accounts, secondPair.refresh)).toBeUndefined();
});

test('within the grace period, a refresh token works even after its successor was used', async () => {
  const secondPair = await refreshPair(firstTokens);
  const thirdPair = await refreshPair(secondPair);
  expect(await refreshPair(firstTokens)).toEqual(secondPair);
  expect(await refreshPair(secondPair)).toEqual(thirdPair);
});

test('a refresh during which the session ends returns undefined', async () => {
  let clockReadCount = 0;
  const interruptAtSecondRead = (): number => {
    clockReadCount += 1;
    // When the refresh reads the clock the second time, it has marked the token as used, but not stored its successors.
    if (clockReadCount === 2) void endSession(accounts, firstTokens.sessionId);
    return now;
  };
  expect(await refreshSession({ ...accounts, now: interruptAtSecondRead }, firstTokens.refresh)).toBeUndefined();
  expect(clockReadCount).toBeGreaterThan(1);
});

test('a device’s eleventh session ends the device’s oldest session, and no session of another device', async () => {
  const published: unknown[] = [];
  const watchedAccounts = { ...accounts, publishEnd: (filter: unknown) => void published.push(filter) };
  const user = { userId: (await createUser(accounts, { email: 'b@example.com' }))?.id ?? '', restricted: false };
  const otherDeviceSession = await startSession(watchedAccounts, { ...user, deviceId: 'elsewhere' });
  const sessionWithoutDevice = await startSession(watchedAccounts, user);
  const startedSessions: TokenPair[] = [];
  for (let sessionIndex = 0; sessionIndex < 12; sessionIndex++) {
    now += minuteMs / 60;
    startedSessions.push(await startSession(watchedAccounts, { ...user, deviceId: 'here' }));
  }
  const oldSessions = startedSessions.slice(0, 2);
  for (const { access } of oldSessions) expect(await authenticate(access)).toBe('unauthorized');
  for (const { access } of [...startedSessions.slice(2), otherDeviceSession, sessionWithoutDevice, firstTokens])
    expect(await authenticate(access)).toMatchObject({ restricted: false });
  expect(published).toEqual(oldSessions.map(({ sessionId }) => ({ sessionId })));
});

test('two overlapping sign-ins both get valid sessions', async () => {
  let clockReadCount = 0;
  let secondSignIn: Promise<TokenPair> | undefined;
  const interruptAtSecondRead = (): number => {
    clockReadCount += 1;
    // When the first sign-in reads the clock the second time, it has stored its session, but not its tokens.
    if (clockReadCount === 2) secondSignIn = startSession(accounts, { userId, deviceId: 'e', restricted: false });
    return now;
  };
  const pair = await startSession(
    { ...accounts, now: interruptAtSecondRead },
    { userId, deviceId: 'd', restricted: false },
  );
  expect(await authenticate(pair.access)).toMatchObject({ deviceId: 'd' });
  expect(await authenticate((await secondSignIn)?.access ?? '')).toMatchObject({ deviceId: 'e' });
});

test('a session that is refreshed weekly stays valid, and an unused session ends after sixty days', async () => {
  let pair = firstTokens;
  for (let week = 0; week < 12; week++) {
    now += 7 * 24 * 60 * minuteMs;
    pair = await refreshPair(pair);
  }
  expect(await authenticate(pair.access)).toMatchObject({ userId });
  now += 61 * 24 * 60 * minuteMs;
  expect(await refreshSession(accounts, pair.refresh)).toBeUndefined();
});

test('a session ends after 180 days with its tokens and sockets, despite refreshes', async () => {
  const published: unknown[] = [];
  const watchedAccounts = { ...accounts, publishEnd: (filter: unknown) => void published.push(filter) };
  let pair = firstTokens;
  const dayMs = 24 * 60 * minuteMs;
  for (let month = 1; month < 6; month++) {
    now += 30 * dayMs;
    pair = await refreshPair(pair);
  }
  now += 30 * dayMs - 5 * minuteMs;
  pair = await refreshPair(pair);
  expect(pair.expiresIn).toBe(300);
  expect(await authenticate(pair.access)).toMatchObject({ endsAt: now + 5 * minuteMs });
  now += 5 * minuteMs;
  expect(await authenticate(pair.access)).toBe('token_expired');
  expect(await refreshSession(watchedAccounts, pair.refresh)).toBeUndefined();
  expect(await authenticate(pair.access)).toBe('unauthorized');
  expect(published).toEqual([{ sessionId: pair.sessionId }]);
});
