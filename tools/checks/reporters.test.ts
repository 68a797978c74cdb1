import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReport, reportFile, type TestRun, workspace } from './report.ts';

/** Runs a program in a folder of files. @returns the report */
async function getReport(program: string, args: readonly string[], files: Readonly<Record<string, string>>) {
  // Inside the workspace, so that the runners resolve.
  mkdirSync(join(workspace, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(workspace, 'dist/reporters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const task = ['reporters', basename(folder)] as const;
  onTestFinished(() => rmSync(reportFile(...task), { force: true }));
  const env = { ...process.env, NX_TASK_TARGET_PROJECT: task[0], NX_TASK_TARGET_TARGET: task[1] };
  const command = [join(workspace, 'node_modules', program), ...args];
  await new Promise<void>((resolve) => execFile(process.execPath, command, { cwd: folder, env }, () => resolve()));
  const { passed, failed, tests, leftOut } = readReport(reportFile(...task)) ?? {};
  const run = ({ title, tries, stumble }: TestRun) => [
    title.split(/[›>]/).at(-1)?.trim(),
    tries,
    stumble && /^line \d+: (?:Error: )?(.*)/.exec(stumble)?.[1],
  ];
  return { passed, failed, tries: tests?.map(run), ...(leftOut && leftOut.length > 0 && { leftOut }) };
}

const oneOfEach = (stumbles: string) => `
  const fail = (why) => { throw new Error(why) };
  test('is good', () => {});
  test('stumbles', ${stumbles});
  test('is wrong', () => fail('it never works'));`;

const expected = {
  passed: 2,
  failed: 1,
  tries: [
    ['is good', 1, undefined],
    ['stumbles', 2, 'not yet'],
    ['is wrong', 2, 'it never works'],
  ],
};

test('the reporter of vitest lists passed, failed and repeated tests', { timeout: 60_000 }, async () => {
  const reporter = `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`;
  const text = `import { test } from 'vitest'; let tries = 0; ${oneOfEach("() => (tries += 1) === 2 || fail('not yet')")}`;
  const found = getReport('vitest/vitest.mjs', ['run', '--root=.', '--retry=1', reporter], { 'some.test.ts': text });
  expect(await found).toEqual(expected);
});

test('the reporter of vitest lists each reason of skipped tests once', { timeout: 60_000 }, async () => {
  const reporter = `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`;
  const skipped = (title: string) => `test('${title}', ({ skip }) => skip('there is no server'));`;
  const text = `import { test } from 'vitest'; test('is good', () => {}); ${skipped('one')} ${skipped('another')}`;
  const found = await getReport('vitest/vitest.mjs', ['run', '--root=.', reporter], { 'some.test.ts': text });
  expect(found).toMatchObject({ passed: 1, failed: 0, leftOut: ['there is no server'] });
});

test('the reporter of Playwright lists the same as that of vitest', { timeout: 60_000 }, async () => {
  const reporter = `--reporter=${join(import.meta.dirname, 'playwright-reporter.ts')}`;
  const stumbles = `async ({}, { retry }) => retry === 1 || fail('not yet')`;
  const found = getReport('@playwright/test/cli.js', ['test', '--retries=1', reporter], {
    'some.spec.ts': `import { test } from '@playwright/test'; ${oneOfEach(stumbles)}`,
    'playwright.config.ts': 'export default { testDir: ".", outputDir: "results", respectGitIgnore: false };',
  });
  expect(await found).toEqual(expected);
});
