import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lateStart, readReport, getReportPath, workspace } from './report.ts';

/** Runs a program in a folder of files. @returns the report */
async function runForReport(program: string, args: readonly string[], files: Readonly<Record<string, string>>) {
  // The folder is inside the workspace, so that Node finds the test runners.
  mkdirSync(join(workspace, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(workspace, 'dist/reporters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const task = ['reporters', basename(folder)] as const;
  onTestFinished(() => rmSync(getReportPath(...task), { force: true }));
  const env = { ...process.env, NX_TASK_TARGET_PROJECT: task[0], NX_TASK_TARGET_TARGET: task[1] };
  const command = [join(workspace, 'node_modules', program), ...args];
  await new Promise<void>((resolve) => execFile(process.execPath, command, { cwd: folder, env }, () => resolve()));
  const { passed, failed, tests, leftOut, lateStarts } = readReport(getReportPath(...task)) ?? {};
  const titles = tests?.map(({ title }) => title.split(/[›>]/).at(-1)?.trim());
  const errors = tests?.flatMap(({ error }) => error ?? []);
  return { passed, failed, titles, errors, leftOut, lateStarts };
}

const getReporterFlag = (runner: string) => `--reporter=${join(import.meta.dirname, `${runner}-reporter.ts`)}`;

test(
  'the reporter of vitest lists passed and failed tests, and each reason of skipped tests once',
  { timeout: 60_000 },
  async () => {
    const text = `
    import { test } from 'vitest';
    test('is good', () => {});
    test('is wrong', () => { throw new Error('it never works'); });
    for (const title of ['one', 'another']) test(title, ({ skip }) => skip('there is no server'));`;
    const report = await runForReport('vitest/vitest.mjs', ['run', '--root=.', getReporterFlag('vitest')], {
      'some.test.ts': text,
    });
    expect(report).toEqual({
      passed: 1,
      failed: 1,
      titles: ['is good', 'is wrong', 'one', 'another'],
      errors: ['it never works'],
      leftOut: ['there is no server'],
    });
  },
);

test(
  'the reporter of Playwright lists passed, failed and skipped tests, and each browser that started late',
  { timeout: 60_000 },
  async () => {
    const text = `
    import { test } from '@playwright/test';
    const note = (description) => test.info().annotations.push({ type: '${lateStart}', description });
    test('is good', () => note('webkit: no screen'));
    test('is wrong', () => { throw new Error('it never works'); });
    for (const title of ['one', 'another']) test(title, () => test.skip(true, 'there is no server'));`;
    const report = await runForReport('@playwright/test/cli.js', ['test', getReporterFlag('playwright')], {
      'some.spec.ts': text,
      'playwright.config.ts': 'export default { testDir: ".", outputDir: "results", respectGitIgnore: false };',
    });
    expect(report).toEqual({
      passed: 1,
      failed: 1,
      titles: ['is good', 'is wrong', 'one', 'another'],
      errors: ['Error: it never works'],
      leftOut: ['there is no server'],
      lateStarts: ['webkit: no screen'],
    });
  },
);
