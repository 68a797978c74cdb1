import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { readReport, getReportPath, type TestRun } from './report.ts';

/** Nx's record of its last run (`run.json` in its cache). */
const runSchema = z.object({
  tasks: z.array(
    z.object({
      target: z.string(),
      projectName: z.string(),
      hash: z.string(),
      startTime: z.iso.datetime(),
      endTime: z.iso.datetime(),
      cacheStatus: z.string(),
      /** The exit code. */
      status: z.number().int(),
    }),
  ),
});

/** A task that Nx has run, or has taken from its cache. */
export interface EndedTask {
  project: string;
  target: string;
  /** Nx names a task's output by this hash. */
  hash: string;
  /** 0 for a task from the cache. */
  seconds: number;
  passed: number;
  failed: number;
  /** Empty for a task without tests. */
  tests: readonly TestRun[];
  /** Why tests of the task were skipped. */
  leftOut?: readonly string[];
  /** Errors of browsers that started at the second attempt only. */
  lateStarts?: readonly string[];
}

/** @returns an empty list when Nx failed before its first task */
export function readEndedTasks(cache: string): EndedTask[] {
  const file = join(cache, 'run.json');
  if (!existsSync(file)) return [];
  const { tasks } = runSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return tasks.map(({ target, projectName: project, hash, startTime, endTime, cacheStatus, status }) => {
    const report = readReport(getReportPath(project, target));
    const isRun = cacheStatus === 'cache-miss';
    return {
      project,
      target,
      hash,
      seconds: isRun ? (Date.parse(endTime) - Date.parse(startTime)) / 1000 : 0,
      passed: report?.passed ?? (status === 0 ? 1 : 0),
      failed: Math.max(report?.failed ?? 0, status === 0 ? 0 : 1),
      // The report of a task from the cache contains the times and browsers of an earlier run.
      tests: isRun ? (report?.tests ?? []) : [],
      ...(report?.leftOut && { leftOut: report.leftOut }),
      ...(isRun && report?.lateStarts && { lateStarts: report.lateStarts }),
    };
  });
}

/** The number of printed lines, because a failure is at the end of an output. */
const maxLines = 150;

/** Returns the last lines of each failed task's output, to print at the end of a run. */
export function readFailedOutputs(cache: string, tasks: readonly EndedTask[]): string[] {
  return tasks
    .filter(({ failed }) => failed > 0)
    .map(({ project, target, hash }) => {
      const file = join(cache, 'terminalOutputs', hash);
      const output = existsSync(file) ? stripVTControlCharacters(readFileSync(file, 'utf8')).trim() : '';
      return `FAILED ${project}:${target}\n${output.split('\n').slice(-maxLines).join('\n')}`;
    });
}
