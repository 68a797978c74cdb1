/**
 * Vitest's global set-up: one reference backend for the whole run, at `inject('backendUrl')`. It starts only when a
 * test file of the run mentions `backendUrl`, stores its data in memory, and accepts faults (POST /__faults, POST
 * /__world).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the reference backend, without a slash at its end. */
    backendUrl: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const startTimeoutMs = 180_000;

async function usesBackend(project: TestProject): Promise<boolean> {
  const specifications = await project.vitest.globTestSpecifications();
  const files = new Set(specifications.map(({ moduleId }) => moduleId));
  const texts = await Promise.all([...files].map((file) => readFile(file, 'utf8')));
  return texts.some((text) => text.includes('backendUrl'));
}

function getAddress(backend: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    // oxlint-disable-next-line no-restricted-globals -- a process that prints no address must not block the run
    const timer = setTimeout(
      () => reject(new Error(`the reference backend did not start:\n${output}`)),
      startTimeoutMs,
    );
    const readOutput = (chunk: Buffer): void => {
      output += String(chunk);
      const address = /listening on (\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    backend.stdout?.on('data', readOutput);
    backend.stderr?.on('data', readOutput);
    backend.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the reference backend ended with ${code}:\n${output}`));
    });
  });
}

let backend: ChildProcess | undefined;

/** Starts the backend if a test file of the run needs it. */
export async function setup(project: TestProject): Promise<void> {
  if (!(await usesBackend(project))) return;
  const main = 'apps/reference-backend/src/main.ts';
  // All tests share one source address.
  const options = ['--memory', '--faults', '--port', '0', '--source-attempts', '10000'];
  const args = ['--conditions=@touchline/source', main, ...options];
  backend = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  project.provide('backendUrl', await getAddress(backend));
}

/** Ends the backend and waits for its end. */
export async function teardown(): Promise<void> {
  const runningBackend = backend;
  if (!runningBackend || runningBackend.exitCode !== null) return;
  await new Promise((resolve) => {
    runningBackend.once('exit', resolve);
    runningBackend.kill();
  });
}
