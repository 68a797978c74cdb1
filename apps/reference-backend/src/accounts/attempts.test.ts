import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { AttemptLimit } from './attempt-limit.ts';
import { Attempts } from './attempts.ts';

const refusal = { code: 'too_many_requests', status: 429 };

function createAttempts(maxAttemptsPerSource = 100) {
  let now = 0;
  const attempts = new Attempts({ maxAttempts: 10, maxAttemptsPerSource }, () => now);
  const advanceClock = (seconds: number): void => void (now += seconds * 1000);
  const fail = (source: string, account?: string, times = 1): void => {
    for (let attemptIndex = 0; attemptIndex < times; attemptIndex++) attempts.take(source, account);
  };
  return { attempts, pass: advanceClock, fail };
}

test('ten attempts on an account block only this source, and only for this account', () => {
  const { fail } = createAttempts();
  fail('1.1.1.1', 'anna@example.com', 10);
  expect(() => fail('1.1.1.1', 'anna@example.com')).toThrow(expect.objectContaining(refusal));
  expect(() => fail('2.2.2.2', 'anna@example.com')).not.toThrow();
  expect(() => fail('1.1.1.1', 'ben@example.com')).not.toThrow();
});

test('twenty attempts on different accounts block the source for a minute', () => {
  const { fail, pass } = createAttempts(20);
  for (let index = 0; index < 20; index++) fail('1.1.1.1', `viewer-${index}@example.com`);
  expect(() => fail('1.1.1.1', 'one-more@example.com')).toThrow(
    expect.objectContaining({ ...refusal, retryAfter: 60 }),
  );
  expect(() => fail('1.1.1.1')).toThrow(expect.objectContaining(refusal));
  pass(60);
  expect(() => fail('1.1.1.1', 'one-more@example.com')).not.toThrow();
});

test('successful attempts do not count towards the limit', () => {
  const { attempts } = createAttempts(10);
  expect(() => {
    for (let attemptIndex = 0; attemptIndex < 100; attemptIndex++) attempts.take('1.1.1.1', 'anna@example.com')();
  }).not.toThrow();
});

test('attempts that the source’s limit refuses do not count for the account', () => {
  const { fail, pass } = createAttempts(10);
  fail('1.1.1.1', undefined, 10);
  pass(30);
  for (let attemptIndex = 0; attemptIndex < 20; attemptIndex++)
    expect(() => fail('1.1.1.1', 'anna@example.com')).toThrow(expect.objectContaining(refusal));
  pass(30);
  expect(() => fail('1.1.1.1', 'anna@example.com', 10)).not.toThrow();
});

test('when the limit of stored account names is reached, a new name replaces the oldest one', () => {
  const limit = new AttemptLimit(1, () => 0);
  for (let index = 0; index < 10_001; index++) limit.take(`${index}@example.com`);
  expect(limit.getHashedNames()).toHaveLength(10_000);
  expect([limit.take('1@example.com'), limit.take('10000@example.com')]).toEqual([60, 60]);
  expect(limit.take('0@example.com')).toBe(0);
});

test('an account name is stored as a hash of constant length', () => {
  const limit = new AttemptLimit(1, () => 0);
  const typed = ['anna@example.com', 'x'.repeat(1_000)];
  for (const name of typed) limit.take(name);
  expect(limit.getHashedNames()).toEqual(typed.map((name) => createHash('sha256').update(name).digest('base64url')));
});
