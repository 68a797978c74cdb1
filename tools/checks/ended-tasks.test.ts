import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEndedTasks, readFailedOutputs } from './ended-tasks.ts';

const createTask = (fields: object) => ({
  target: 'lint',
  projectName: 'club',
  hash: '1',
  startTime: '2026-01-01T10:00:00.000Z',
  endTime: '2026-01-01T10:00:02.500Z',
  cacheStatus: 'cache-miss',
  status: 0,
  ...fields,
});

/** Makes a cache of Nx after a run of these tasks. */
function createCache(tasks: readonly object[]): string {
  const cache = mkdtempSync(join(tmpdir(), 'nx-cache-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  writeFileSync(join(cache, 'run.json'), JSON.stringify({ run: {}, tasks }));
  mkdirSync(join(cache, 'terminalOutputs'));
  return cache;
}

test('a task without a report counts as one check', () => {
  expect(readEndedTasks(createCache([createTask({}), createTask({ status: 1 })]))).toMatchObject([
    { passed: 1, failed: 0, seconds: 2.5 },
    { passed: 0, failed: 1, seconds: 2.5 },
  ]);
});

test('a task from the cache counts as a check that took no time', () => {
  expect(readEndedTasks(createCache([createTask({ cacheStatus: 'local-cache-hit' })]))).toMatchObject([
    { passed: 1, seconds: 0 },
  ]);
});

test('the list of tasks is empty when Nx failed before its first task', () => {
  expect(readEndedTasks(join(tmpdir(), 'nowhere'))).toEqual([]);
});

test('readFailedOutputs returns the last lines of each failed task’s output', () => {
  const cache = createCache([createTask({ status: 1, hash: '7' }), createTask({ hash: '8' })]);
  const lines = Array.from({ length: 400 }, (_, index) => `line ${index}`);
  for (const hash of ['7', '8']) writeFileSync(join(cache, 'terminalOutputs', hash), lines.join('\n'));
  const [output = '', ...otherOutputs] = readFailedOutputs(cache, readEndedTasks(cache));
  expect(otherOutputs).toEqual([]);
  expect(output).toMatch(/^FAILED club:lint\nline 250\n/);
  expect(output).toMatch(/line 399$/);
});
