import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Outcome } from './run-command.ts';

/** How many checks of a part held. */
export interface Count {
  passed: number;
  failed: number;
}

/** A part that is right or wrong as a whole; its failures are counted by a pattern in what it prints. */
export const whole =
  (fault?: RegExp) =>
  ({ code, output }: Outcome): Count => {
    if (code === 0) return { passed: 1, failed: 0 };
    return { passed: 0, failed: Math.max(1, fault ? [...output.matchAll(fault)].length : 1) };
  };

/** A program of ours: its last line says `N passed, N failed`. */
export function summary({ code, output }: Outcome): Count {
  const [, passed, failed] = [...output.matchAll(/^(?:\w+: )?(\d+) passed, (\d+) failed/gm)].at(-1) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1 };
  return { passed: Number(passed), failed: Math.max(Number(failed), code === 0 ? 0 : 1) };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
});

function report<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
  if (!existsSync(file)) return undefined;
  return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}

/** A vitest run's JSON report; a file that did not even load is a failure too. */
export const vitest =
  (file: string) =>
  ({ code }: Outcome): Count => {
    const found = report(file, vitestReport);
    if (!found) return { passed: 0, failed: 1 };
    const failed = found.numFailedTests || found.numFailedTestSuites;
    return { passed: found.numPassedTests, failed: Math.max(failed, code === 0 ? 0 : 1) };
  };

/** A playwright run's JSON report. A test that passed at the second try is passed; it is named in the output. */
export const playwright =
  (file: string) =>
  ({ code }: Outcome): Count => {
    const found = report(file, playwrightReport);
    if (!found) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky } = found.stats;
    return { passed: expected + flaky, failed: Math.max(unexpected + found.errors.length, code === 0 ? 0 : 1) };
  };

/** An nx run of many targets: each begins with `> nx run project:target`; the failed ones are listed at the end. */
export function nxTargets({ code, output }: Outcome): Count {
  const plain = stripVTControlCharacters(output);
  const begun = new Set([...plain.matchAll(/^> nx run (\S+)/gm)].map(([, target]) => target)).size;
  const failed = [...(plain.split(/^Failed tasks:/m)[1] ?? '').matchAll(/^- \S+:\S+$/gm)].length;
  return { passed: Math.max(0, begun - failed), failed: Math.max(failed, code === 0 && begun > 0 ? 0 : 1) };
}
