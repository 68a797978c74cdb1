import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The folder of the whole repository: paths in reports start there, whatever folder a runner works in. */
export const workspace = join(import.meta.dirname, '../..');

/** Playwright's annotation with the error of a browser that started at the second attempt only. */
export const lateStart = 'late start';

/** One test of a task. */
const testRun = z.object({
  title: z.string(),
  seconds: z.number(),
  /** The start of a failed test's message. */
  error: z.string().optional(),
});

/** The report of a task with several checks. A test file that did not load counts as a failure. */
const reportSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Empty for a task without tests. */
  tests: z.array(testRun),
  /** Why tests were skipped; each reason once. */
  leftOut: z.array(z.string()).optional(),
  /** Errors of browsers that started at the second attempt only. */
  lateStarts: z.array(z.string()).optional(),
});

const maxErrorLines = 12;

/** Returns the start of a failed test's message without colours. */
export const getShortError = (message = ''): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, maxErrorLines).join('\n');

export type TestRun = z.output<typeof testRun>;
export type Report = z.output<typeof reportSchema>;

/** Every task's report. */
export const reportsFolder = join(workspace, 'test-results/reports');

/** The path of a task's report, which Nx caches with the task's output. */
export const getReportPath = (project: string, target: string): string =>
  join(reportsFolder, project, `${target}.json`);

/** Writes the report of this process's Nx task; a run outside Nx writes no report. */
export function writeReport(report: Report): void {
  const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  if (project === undefined || target === undefined) return;
  const file = getReportPath(project, target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

/** @returns undefined if the run ended before it wrote a report */
export function readReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  return reportSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}

/** Ends a program with several checks: prints and reports the counts, and fails the process if a check failed. */
export function endCheck(passed: number, failed: number): void {
  writeReport({ passed, failed, tests: [] });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
