import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nxTargets, playwright, summary, vitest, whole } from './count.ts';

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

test('a test file that did not load is a failure, and so is a missing report', () => {
  const path = file({ numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 });
  expect(vitest(path)({ code: 1, output: '' })).toEqual({ passed: 5, failed: 1 });
  expect(vitest('/nowhere.json')({ code: 0, output: '' })).toEqual({ passed: 0, failed: 1 });
});

test('journeys that could not begin are failures', () => {
  const path = file({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no server' }] });
  expect(playwright(path)({ code: 1, output: '' })).toEqual({ passed: 0, failed: 1 });
});

test('builds are counted by target', () => {
  const output = '> nx run a:build  [local cache]\n> nx run b:build\nFailed tasks:\n\n- b:build\n';
  expect(nxTargets({ code: 1, output })).toEqual({ passed: 1, failed: 1 });
  expect(nxTargets({ code: 0, output: '> nx run a:build\n' })).toEqual({ passed: 1, failed: 0 });
});
