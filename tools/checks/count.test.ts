import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nxTargets, reported, summary, whole } from './count.ts';

const file = (content: unknown) => {
  const folder = mkdtempSync(join(tmpdir(), 'count-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};

test('a part that fails as a whole counts the faults it prints, and one at least', () => {
  const types = whole(/error TS\d+/g);
  expect(types({ code: 0, output: '' })).toEqual({ passed: 1, failed: 0 });
  expect(types({ code: 1, output: 'a: error TS1\nb: error TS2\n' })).toEqual({ passed: 0, failed: 2 });
  expect(types({ code: 1, output: 'out of memory' })).toEqual({ passed: 0, failed: 1 });
});

test('a program that dies before its summary has failed', () => {
  expect(summary({ code: 0, output: '3 passed, 0 failed\n' })).toEqual({ passed: 3, failed: 0 });
  expect(summary({ code: 0, output: 'nothing' })).toEqual({ passed: 0, failed: 1 });
  expect(summary({ code: 1, output: '3 passed, 0 failed\n' })).toEqual({ passed: 3, failed: 1 });
});

test('a run of tests that ends badly, or without a report, is a failure', () => {
  const good = file({ passed: 5, failed: 0, tests: [] });
  expect(reported({ code: 0, output: '' }, good)).toEqual({ passed: 5, failed: 0 });
  expect(reported({ code: 1, output: '' }, good)).toEqual({ passed: 5, failed: 1 });
  expect(reported({ code: 1, output: '' }, file({ passed: 5, failed: 2, tests: [] }))).toEqual({
    passed: 5,
    failed: 2,
  });
  expect(reported({ code: 0, output: '' }, file({ passed: 5 }))).toEqual({ passed: 0, failed: 1 });
  expect(reported({ code: 0, output: '' }, '/nowhere.json')).toEqual({ passed: 0, failed: 1 });
});

test('builds are counted by target', () => {
  const output = '> nx run a:build  [local cache]\n> nx run b:build\nFailed tasks:\n\n- b:build\n';
  expect(nxTargets({ code: 1, output })).toEqual({ passed: 1, failed: 1 });
  expect(nxTargets({ code: 0, output: '> nx run a:build\n' })).toEqual({ passed: 1, failed: 0 });
});
