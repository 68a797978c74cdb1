import { stripVTControlCharacters } from 'node:util';
import { readReport } from './report.ts';
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

/** A run of tests that leaves a report. A test that passed at the second try is passed, and named at the end. */
export function reported({ code }: Outcome, file: string): Count {
  const found = readReport(file);
  if (!found) return { passed: 0, failed: 1 };
  return { passed: found.passed, failed: Math.max(found.failed, code === 0 ? 0 : 1) };
}

/** An nx run of many targets: each begins with `> nx run project:target`; the failed ones are listed at the end. */
export function nxTargets({ code, output }: Outcome): Count {
  const plain = stripVTControlCharacters(output);
  const begun = new Set([...plain.matchAll(/^> nx run (\S+)/gm)].map(([, target]) => target)).size;
  const failed = [...(plain.split(/^Failed tasks:/m)[1] ?? '').matchAll(/^- [^\s:]+:\S+$/gm)].length;
  return { passed: Math.max(0, begun - failed), failed: Math.max(failed, code === 0 && begun > 0 ? 0 : 1) };
}
