import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runExclusive } from './run-exclusive.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the second run waits, announces that once and starts when the first has ended', async () => {
  const file = join(folder, 'a/lock');
  const text: string[] = [];
  const firstTurn = Promise.withResolvers<void>();
  const waits = Promise.withResolvers<void>();
  const announce = (runner: string) => () => {
    text.push(`${runner} waits`);
    waits.resolve();
  };
  const firstRun = runExclusive(file, announce('first'), async () => {
    text.push('first begins');
    await firstTurn.promise;
    text.push('first ends');
  });
  const two = runExclusive(file, announce('second'), async () => void text.push('second begins'));
  await waits.promise;
  firstTurn.resolve();
  await Promise.all([firstRun, two]);
  expect(text).toEqual(['first begins', 'second waits', 'first ends', 'second begins']);
});

test('a failed run releases the lock', async () => {
  const file = join(folder, 'b/lock');
  const fail = () => Promise.reject(new Error('no'));
  await expect(runExclusive(file, fail, fail)).rejects.toThrow('no');
  expect(await runExclusive(file, fail, async () => 'next')).toBe('next');
});

test('a killed process releases the lock', async () => {
  const file = join(folder, 'lock');
  const program = `import { runExclusive } from ${JSON.stringify(join(import.meta.dirname, 'run-exclusive.ts'))};
    await runExclusive(${JSON.stringify(file)}, () => {}, () => { console.log('at work'); return new Promise(() => setInterval(() => {}, 1e6)); });`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  const waits = Promise.withResolvers<void>();
  const secondRun = runExclusive(file, waits.resolve, async () => 'mine');
  await waits.promise;
  other.kill('SIGKILL');
  expect(await secondRun).toBe('mine');
});
