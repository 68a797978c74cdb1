import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './hash-password.ts';

test('a hash matches only its password, and a missing hash matches none', async () => {
  const storedHash = await hashPassword('correct horse battery');
  expect(await verifyPassword('correct horse battery', storedHash)).toBe(true);
  expect(await verifyPassword('correct horse', storedHash)).toBe(false);
  expect(await verifyPassword('correct horse battery', null)).toBe(false);
});

test('password checks beyond the queue’s limit get 503, and later checks succeed', async () => {
  const attempts = await Promise.allSettled(
    Array.from({ length: 100 + availableParallelism() }, () => verifyPassword('wrong', undefined)),
  );
  const rejectedAttempts = attempts.filter(({ status }) => status === 'rejected');
  expect(rejectedAttempts.length).toBeGreaterThanOrEqual(50);
  expect(rejectedAttempts.length).toBeLessThan(60);
  for (const result of rejectedAttempts)
    expect(result).toMatchObject({ reason: { status: 503, code: 'service_unavailable' } });
  expect(await verifyPassword('wrong', undefined)).toBe(false);
});
