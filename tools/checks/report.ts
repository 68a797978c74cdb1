import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** One test of a part. */
const testRun = z.object({
  title: z.string(),
  /** All its tries together. */
  seconds: z.number(),
  /** Above 1, it failed at first. */
  tries: z.number(),
  /** What its first try failed by, without colours; undefined where it was right at once. */
  stumble: z.string().optional(),
});

/** What a part that runs tests leaves behind. A file that did not load is a failure, too. */
const reportSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  tests: z.array(testRun),
  /** Why tests were left out; each reason once. */
  leftOut: z.array(z.string()).optional(),
});

/** In characters: enough for what was expected, what was there and where. */
const stumbleLength = 600;

/** An error's words for a report, without a terminal's colours and empty lines. @param line of the test's file */
export function stumbleOf(words: string | undefined, line: number | undefined): string | undefined {
  if (words === undefined) return undefined;
  const plain = stripVTControlCharacters(words).slice(0, stumbleLength).trim();
  return `${line === undefined ? '' : `line ${line}: `}${plain.replaceAll(/\n\s*\n/g, '\n')}`;
}

export type TestRun = z.output<typeof testRun>;
export type Report = z.output<typeof reportSchema>;

/** Writes to the file that `npm test` names; a run by itself writes nothing. */
export function writeReport(report: Report): void {
  const file = process.env['TEST_REPORT'];
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

/** @returns undefined where the run died before it had written one */
export function readReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  return reportSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}
