import { expect, onTestFinished, test, vi } from 'vitest';
import { events } from '../database/schema.ts';
import { testBackend } from '../testing/test-backend.ts';
import { visitorEntitlement, isForBuyers } from './entitlement.ts';
import { guardStreams, createStreamSeals } from './stream-seals.ts';

const hourMs = 3_600_000;

test('a clip’s address changes every hour, is valid for a day, and names its viewer', () => {
  let now = 1000 * hourMs;
  const { signClipName, getViewerOfCut } = createStreamSeals('secret', () => now);
  const name = signClipName('clip', 'viewer');
  now += hourMs - 1;
  expect(signClipName('clip', 'viewer')).toBe(name);
  now = 1024 * hourMs - 1;
  expect(signClipName('clip', 'viewer')).not.toBe(name);
  expect(getViewerOfCut(name)).toBe('viewer');
  now += 1;
  expect(getViewerOfCut(name)).toBeUndefined();
});

test.each([
  ['of another secret', (name: string) => name, 'other'],
  ['of another clip', (name: string) => name.replace('clip', 'clap'), 'secret'],
  ['of another viewer', (name: string) => name.replace('viewer', 'somebody'), 'secret'],
  ['with a later end', (name: string) => name.replace('~24~', '~99~'), 'secret'],
  ['with an end that is no number', (name: string) => name.replace('~24~', '~x~'), 'secret'],
  ['without a seal', (name: string) => name.split('~').slice(0, 3).join('~'), 'secret'],
])('a forged address of a clip has no viewer: %s', (_, change, secret) => {
  const name = createStreamSeals('secret', () => 0).signClipName('clip', 'viewer');
  expect(createStreamSeals(secret, () => 0).getViewerOfCut(change(name))).toBeUndefined();
});

test('a viewer’s contracts are read again after a failed read', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  onTestFinished(() => void vi.restoreAllMocks());
  const { database } = (await testBackend()).accounts;
  const match = (await database.select().from(events)).find(isForBuyers);
  const seals = createStreamSeals('secret', () => 0);
  const getEntitlement = vi.fn(async () => ({ ...visitorEntitlement, events: new Set([match?.id ?? '']) }));
  getEntitlement.mockRejectedValueOnce(new Error('the database is away'));
  const guardPath = await guardStreams(database, seals, getEntitlement);
  const path = `/media/live/${seals.sealForViewer(match?.id ?? '', 'anna')}/0.m4s`;
  await expect(guardPath(path)).rejects.toThrow('the database is away');
  expect(await guardPath(path)).toBeUndefined();
  await guardPath(path);
  expect(getEntitlement).toHaveBeenCalledTimes(2);
});
