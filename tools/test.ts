/**
 * Runs every check of the project by Nx and ends with one line, `N passed, N failed`.
 *
 *     npm test                                  everything
 *     npm test -- lint journeys                 these targets
 *     npm test -- stories @touchline/commerce   these targets of these projects
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { getClosingText } from './checks/get-closing-text.ts';
import { readEndedTasks, readFailedOutputs } from './checks/ended-tasks.ts';
import { reportsFolder, workspace } from './checks/report.ts';

/** The checks of a full run; Nx first runs the tasks that a check depends on. */
const checks = [
  'format',
  'lint',
  'types',
  'check-customers',
  'check-texts',
  'check-layers',
  'check-exports',
  'test',
  'build',
  'check-weight',
  'check-floor',
  'check-packages',
  'stories',
  'test-browser',
  'test-postgres',
  'journeys',
  'engines',
];

const cache = process.env['NX_CACHE_DIRECTORY'] ?? join(workspace, '.nx/cache');
Object.assign(process.env, {
  NX_CACHE_DIRECTORY: cache,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  // Nx runs two test programs side by side, so each program has one worker.
  VITEST_MAX_WORKERS: '1',
  // Repeatedly started programs reuse Node's compile cache.
  NODE_COMPILE_CACHE: join(workspace, 'node_modules/.cache/node'),
});

const args = process.argv.slice(2);
const projects =
  args.length === 0 ? [] : Object.keys((await createProjectGraphAsync({ exitOnError: true })).nodes).toSorted();
const unknown = args.filter((argument) => !checks.includes(argument) && !projects.includes(argument));
if (unknown.length > 0) {
  console.error(
    `There is no check or project ${unknown.join(', ')}. There are: ${[...checks, ...projects].join(', ')}`,
  );
  process.exit(1);
}
const targets = args.filter((argument) => checks.includes(argument));
const chosenProjects = args.filter((argument) => projects.includes(argument));

const startedAtMs = performance.now();
// The reports of an earlier run must not count for this run.
for (const staleFile of [join(cache, 'run.json'), reportsFolder]) rmSync(staleFile, { recursive: true, force: true });
const code = await new Promise<number>((resolve) => {
  const nx = spawn(
    join(workspace, 'node_modules/.bin/nx'),
    [
      'run-many',
      `--targets=${(targets.length > 0 ? targets : checks).join(',')}`,
      ...(chosenProjects.length > 0 ? [`--projects=${chosenProjects.join(',')}`] : ['--exclude=tag:layer:customer']),
      '--outputStyle=static',
    ],
    { cwd: workspace, stdio: 'inherit' },
  );
  nx.once('close', (exitCode) => resolve(exitCode ?? 1));
  // Nx ends its child processes itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => nx.kill(signal));
});
const minutes = ((performance.now() - startedAtMs) / 60_000).toFixed(1);

const tasks = readEndedTasks(cache);
for (const output of readFailedOutputs(cache, tasks)) console.log(`\n${output}`);
const passed = tasks.reduce((sum, task) => sum + task.passed, 0);
const failed = tasks.reduce((sum, task) => sum + task.failed, 0);
console.log(`\n${getClosingText(tasks)}\nIn all ${minutes} min.\n`);
// Nx may fail before it has run a task.
console.log(`${passed} passed, ${code === 0 ? failed : Math.max(failed, 1)} failed`);
process.exitCode = code;
