import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type ProcessGroup, startGroup } from '../run/process-group.ts';
import type { Part } from './parts.ts';
import { readPartReport, type Results } from './report.ts';
import { nodeCommand, startServers } from './servers.ts';

const runningParts = new Set<ProcessGroup>();

/** Ends the part that runs, with its servers. */
export async function endParts(): Promise<void> {
  await Promise.all([...runningParts].map((group) => group.stop()));
  runningParts.clear();
}

/** @throws Error at the time limit, with the part's last step */
async function runWithinLimit<Value>(work: Promise<Value>, timeLimitMs: number, getStep: () => string): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`no answer within ${timeLimitMs / 1000} s while it ${getStep()}`)),
    timeLimitMs,
  );
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs a part in a separate process with its own servers, and ends the process and the servers when the part ends or
 * reaches its time limit.
 * @param program the program that runs the part, which tests replace
 * @returns its measures, or the reason of its failure, which does not affect other parts
 */
export async function runPart(
  part: Part,
  program: readonly string[] = ['tools/bench/run-part.ts'],
): Promise<Results['parts'][number]> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  const report = join(folder, 'report.json');
  const startedAt = performance.now();
  const addGroup = (group: ProcessGroup) => void runningParts.add(group);
  const work = async () => {
    const servers = 'measureServers' in part ? await startServers(addGroup) : null;
    const child = startGroup([...nodeCommand, ...program, part.name, JSON.stringify(servers)], {
      name: `The part ${part.name}`,
      env: { BENCH_REPORT: report },
      show: 'all',
    });
    addGroup(child);
    await child.succeeded();
    const measures = readPartReport(report)?.measures;
    if (!measures) throw new Error('it ended without measures');
    return measures;
  };
  const outcome = await runWithinLimit(work(), part.timeLimitMs, () => readPartReport(report)?.step ?? 'starts').then(
    (measures) => ({ measures }),
    (error: unknown) => ({ measures: [], failure: error instanceof Error ? error.message : String(error) }),
  );
  await endParts();
  rmSync(folder, { recursive: true, force: true });
  return { name: part.name, seconds: Math.round((performance.now() - startedAt) / 1000), ...outcome };
}
