import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createMaxMeasure, type Measure } from './measure.ts';
import { reportStep } from './report.ts';

const workspace = join(import.meta.dirname, '../..');

/** Runs all checks. Returns seconds. Failed checks count too, because `npm test` itself lists them. */
async function timeChecks(cache: string): Promise<number> {
  const startedAt = performance.now();
  const env = { ...process.env, NX_CACHE_DIRECTORY: cache };
  const programArguments = ['--conditions=@touchline/source', join(workspace, 'tools/test.ts')];
  await once(spawn(process.execPath, programArguments, { cwd: workspace, env, stdio: 'inherit' }), 'exit');
  return (performance.now() - startedAt) / 1000;
}

/** Measures `npm test` without its installation: with an empty cache, and again without a change. */
export async function benchChecks(): Promise<Measure[]> {
  const cache = join(workspace, 'test-results/bench-cache');
  const deleteCache = () => rmSync(cache, { recursive: true, force: true });
  deleteCache();
  try {
    reportStep('runs all checks with an empty cache');
    const coldSeconds = await timeChecks(cache);
    reportStep('runs all checks again without a change');
    const warmSeconds = await timeChecks(cache);
    return [
      createMaxMeasure('checks: npm test, nothing cached', coldSeconds / 60, 15, 'min', 1),
      createMaxMeasure('checks: npm test again without a change', warmSeconds, 20, 's', 1),
    ];
  } finally {
    deleteCache();
  }
}
