import { expect, test } from 'vitest';
import { getClosingText } from './get-closing-text.ts';
import type { EndedTask } from './ended-tasks.ts';

const slowTests = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, seconds: index }));

const task = (target: string, seconds: number, fields: Partial<EndedTask> = {}): EndedTask => ({
  project: '@touchline/club',
  hash: '',
  passed: 1,
  failed: 0,
  tests: [],
  target,
  seconds,
  ...fields,
});

test('the closing text lists the ten slowest tests of all tasks, the slowest first', () => {
  const closingText = getClosingText([
    task('unit', 60, { tests: slowTests }),
    task('journeys', 20, { tests: [{ title: 'home', seconds: 11.5 }] }),
  ]);
  const namedTests = closingText.split('\n').filter((line) => /test \d|home/.test(line));
  expect(namedTests).toHaveLength(10);
  expect(namedTests[0]).toContain('11.5 s  journeys  home');
  expect(namedTests[9]).toContain('3.0 s  unit  test 3');
});

test('the closing text shows the time of each target and its share', () => {
  const closingText = getClosingText([task('lint', 5), task('lint', 10), task('unit', 45)]);
  expect(closingText).toMatch(/45\.0 s +75 % +unit\n +15\.0 s +25 % +lint/);
});

test('the closing text names a browser that started at the second attempt only', () => {
  const closingText = getClosingText([task('engines', 1, { lateStarts: ['webkit: no screen'] })]);
  expect(closingText).toMatch(/second attempt.*\n.*engines: webkit: no screen/);
  expect(getClosingText([task('engines', 1)])).not.toContain('second attempt');
});

test('the closing text names a task with skipped tests, and the reason', () => {
  const closingText = getClosingText([task('engines', 1, { tests: [], leftOut: ['webkit is not here'] })]);
  expect(closingText).toMatch(/NOT TESTED.*\n.*engines: webkit is not here/);
  expect(getClosingText([task('engines', 1)])).not.toContain('NOT TESTED');
});

test('the closing text ends with each failed test and the start of its message', () => {
  const failedTest = { title: 'home.journey.ts › home', seconds: 1, error: 'expected 1\nto be 2' };
  const closingText = getClosingText([
    task('journeys', 1, { tests: [failedTest, { title: 'shop', seconds: 1 }], leftOut: ['no webkit'] }),
  ]);
  expect(closingText).toMatch(/Failed tests\n {2}journeys: home\.journey\.ts › home\n {4}expected 1\n {4}to be 2\n$/);
  expect(getClosingText([task('journeys', 1)])).not.toContain('Failed tests');
});
