import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReport } from './report.ts';

const workspace = join(import.meta.dirname, '../..');

/** Runs a program in a folder of files. @returns what was reported there */
async function reportOf(program: string, words: readonly string[], files: Readonly<Record<string, string>>) {
  // Within the workspace, where the runners are found.
  mkdirSync(join(workspace, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(workspace, 'dist/reporters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const env = { ...process.env, TEST_REPORT: join(folder, 'report.json') };
  const command = [join(workspace, 'node_modules', program), ...words];
  await new Promise<void>((resolve) => execFile(process.execPath, command, { cwd: folder, env }, () => resolve()));
  const { passed, failed, tests } = readReport(env.TEST_REPORT) ?? {};
  return { passed, failed, tries: tests?.map(({ title, tries }) => [/[^›>]+$/.exec(title)?.[0].trim(), tries]) };
}

const oneOfEach = (stumbles: string) => `
  test('is good', () => {});
  test('stumbles', ${stumbles});
  test('is wrong', () => expect(1).toBe(2));`;

const expected = {
  passed: 2,
  failed: 1,
  tries: [
    ['is good', 1],
    ['stumbles', 2],
    ['is wrong', 2],
  ],
};

test('vitest reports what passed, what failed and what needed a second try', { timeout: 60_000 }, async () => {
  const reporter = `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`;
  const text = `import { expect, test } from 'vitest'; let tries = 0; ${oneOfEach('() => expect((tries += 1)).toBe(2)')}`;
  const found = reportOf('vitest/vitest.mjs', ['run', '--root=.', '--retry=1', reporter], { 'some.test.ts': text });
  expect(await found).toEqual(expected);
});

test('playwright reports the same', { timeout: 60_000 }, async () => {
  const reporter = `--reporter=${join(import.meta.dirname, 'playwright-reporter.ts')}`;
  const stumbles = 'async ({}, { retry }) => expect(retry).toBe(1)';
  const found = reportOf('@playwright/test/cli.js', ['test', '--retries=1', reporter], {
    'some.spec.ts': `import { expect, test } from '@playwright/test'; ${oneOfEach(stumbles)}`,
    'playwright.config.ts': 'export default { testDir: ".", outputDir: "results", respectGitIgnore: false };',
  });
  expect(await found).toEqual(expected);
});
