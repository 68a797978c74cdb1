import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { defaultAccountSettings } from './account-settings.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { lowHashCost } from '../testing/low-hash-cost.ts';

const { hashCost } = defaultAccountSettings;

test('a hash matches only its password, and a missing hash matches none', async () => {
  const storedHash = await hashPassword('correct horse battery', hashCost);
  expect(storedHash).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(await verifyPassword('correct horse battery', storedHash, hashCost)).toBe(true);
  expect(await verifyPassword('correct horse', storedHash, hashCost)).toBe(false);
  expect(await verifyPassword('correct horse battery', null, hashCost)).toBe(false);
});

test('password checks beyond the queue’s limit get 503, and later checks succeed', async () => {
  const attempts = await Promise.allSettled(
    Array.from({ length: 100 + availableParallelism() }, () => verifyPassword('wrong', undefined, lowHashCost)),
  );
  const rejectedAttempts = attempts.filter(({ status }) => status === 'rejected');
  expect(rejectedAttempts.length).toBeGreaterThanOrEqual(50);
  expect(rejectedAttempts.length).toBeLessThan(60);
  for (const result of rejectedAttempts)
    expect(result).toMatchObject({ reason: { status: 503, code: 'service_unavailable' } });
  expect(await verifyPassword('wrong', undefined, lowHashCost)).toBe(false);
});
