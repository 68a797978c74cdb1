import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { atMost, type Measure } from './measure.ts';

const workspace = join(import.meta.dirname, '../..');

/** Builds a customer in a process of its own; seconds. @throws Error when the build fails. */
export function timeBuild(customer: string): Promise<number> {
  const start = performance.now();
  const program = join(workspace, 'apps/portal/build/build-customers.ts');
  const child = spawn(process.execPath, ['--conditions=@touchline/source', program, customer], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve((performance.now() - start) / 1000) : reject(new Error(`The build of ${customer} failed`)),
    );
  });
}

/** One customer from nothing, and again when nothing changed. */
export async function benchBuild(customer: string): Promise<Measure[]> {
  for (const folder of ['browser', 'server', `site/${customer}`])
    await rm(join(workspace, 'dist', folder), { recursive: true, force: true });
  const cold = await timeBuild(customer);
  const warm = await timeBuild(customer);
  return [atMost('build: one customer, cold', cold, 15, 's', 1), atMost('build: nothing changed', warm, 3, 's', 1)];
}
