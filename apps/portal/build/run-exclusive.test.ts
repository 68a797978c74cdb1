import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runExclusive } from './run-exclusive.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a second run announces once that it waits, and starts when the first run has ended', async () => {
  const file = join(folder, 'a/lock');
  const events: string[] = [];
  const firstRunEnd = Promise.withResolvers<void>();
  const waitAnnounced = Promise.withResolvers<void>();
  const announce = (runner: string) => () => {
    events.push(`${runner} waits`);
    waitAnnounced.resolve();
  };
  const firstRun = runExclusive(file, announce('first'), async () => {
    events.push('first begins');
    await firstRunEnd.promise;
    events.push('first ends');
  });
  const secondRun = runExclusive(file, announce('second'), async () => void events.push('second begins'));
  await waitAnnounced.promise;
  firstRunEnd.resolve();
  await Promise.all([firstRun, secondRun]);
  expect(events).toEqual(['first begins', 'second waits', 'first ends', 'second begins']);
});

test('a failed run releases the lock', async () => {
  const file = join(folder, 'b/lock');
  const rejectWork = () => Promise.reject(new Error('no'));
  await expect(runExclusive(file, rejectWork, rejectWork)).rejects.toThrow('no');
  expect(await runExclusive(file, rejectWork, async () => 'next')).toBe('next');
});

test('a killed process releases the lock', async () => {
  const file = join(folder, 'lock');
  const programText = `import { runExclusive } from ${JSON.stringify(join(import.meta.dirname, 'run-exclusive.ts'))};
    await runExclusive(${JSON.stringify(file)}, () => {}, () => { console.log('at work'); return new Promise(() => setInterval(() => {}, 1e6)); });`;
  const otherProcess = spawn(process.execPath, ['--input-type=module', '-e', programText], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(otherProcess.stdout, 'data');
  const waitAnnounced = Promise.withResolvers<void>();
  const secondRun = runExclusive(file, waitAnnounced.resolve, async () => 'mine');
  await waitAnnounced.promise;
  otherProcess.kill('SIGKILL');
  expect(await secondRun).toBe('mine');
});
