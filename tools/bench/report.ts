import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Measure } from './measure.ts';

const measureSchema: z.ZodMiniType<Measure> = z.object({
  name: z.string(),
  figure: z.string(),
  value: z.number(),
  unit: z.string(),
  better: z.enum(['lower', 'higher']),
  target: z.string(),
  met: z.boolean(),
});

const partReportSchema = z.object({ step: z.string(), measures: z.optional(z.array(measureSchema)) });

/** The report file that a benchmark's process writes: the current step, and the measures at the end. */
export type PartReport = z.infer<typeof partReportSchema>;

/** @returns undefined before the part has written anything */
export function readPartReport(file: string): PartReport | undefined {
  try {
    return z.parse(partReportSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export const writePartReport = (file: string, report: PartReport): void => writeFileSync(file, JSON.stringify(report));

/** Names the current step of a part, for the message when the part exceeds its time limit. */
export function reportStep(text: string): void {
  const file = process.env['BENCH_REPORT'];
  if (file) writePartReport(file, { step: text });
}

const resultsSchema = z.object({
  commit: z.string(),
  date: z.string(),
  machine: z.object({ processor: z.string(), cores: z.number(), memoryGiB: z.number(), node: z.string() }),
  browser: z.string(),
  parts: z.array(
    z.object({
      name: z.string(),
      seconds: z.number(),
      /** Why the part has no measures. */
      failure: z.optional(z.string()),
      measures: z.array(measureSchema),
    }),
  ),
});

/** All results of one run of the bench. `npm run bench` writes it as JSON. */
export type Results = z.infer<typeof resultsSchema>;

/** @throws Error in one line when the file is missing or has another content */
export function readResults(file: string): Results {
  try {
    return z.parse(resultsSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} contains no results of npm run bench.`);
  }
}
