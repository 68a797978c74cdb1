import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const workspace = join(import.meta.dirname, '../../../..');

/** Folder of the built customers: `PORTAL_DIST` lets journeys run on a copy while the sources change. */
export const dist = process.env['PORTAL_DIST'] ?? join(workspace, 'dist');

export interface StartedProgram {
  /** Such as http://127.0.0.1:41234. */
  address: string;
  /** Kills the process at once, and resolves when it has ended. */
  stop: () => Promise<void>;
  /** Lets the process finish its pending work, and resolves when it has ended. */
  end: () => Promise<void>;
}

interface StartOptions {
  /** Hides the program's errors once it is ready, because the test causes them on purpose. */
  isQuiet?: boolean;
  /** Flags in addition to those of every run. */
  flags?: readonly string[];
}

/** Starts a program of this repository and waits for the line that names its address. */
export function startProgram(
  program: string,
  args: readonly string[],
  { isQuiet, flags = [] }: StartOptions = {},
): Promise<StartedProgram> {
  const child = spawn(
    process.execPath,
    ['--conditions=@touchline/source', join(workspace, program), ...args, ...flags],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  // A worker that Playwright ends at a limit runs no clean-up of its fixtures.
  const killChild = () => void child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  let isReady = false;
  child.stderr.on('data', (text: Buffer) => void (isReady && isQuiet ? undefined : process.stderr.write(text)));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before it was ready`)));
    createInterface(child.stdout).on('line', (line) => {
      const address = /listening on (http:\S+)/.exec(line)?.[1];
      if (!address) return;
      isReady = true;
      resolve({ address, stop: () => stop(child, 'SIGKILL'), end: () => stop(child, 'SIGTERM') });
    });
  });
}

/**
 * An edge for all built customers.
 * @param api the backend's origin
 * @param payments the sandbox payment provider's origin; by default that of the run
 * @param programArguments further arguments
 */
export function startEdge(
  api: string,
  {
    payments = process.env['PAYMENTS'],
    programArguments = [],
    ...startOptions
  }: StartOptions & { payments?: string; programArguments?: readonly string[] } = {},
): Promise<StartedProgram> {
  const paymentArguments = payments === undefined ? [] : ['--sandbox-payments', payments];
  return startProgram(
    'apps/edge/src/main.ts',
    ['--port', '0', '--dist', dist, '--api', api, ...paymentArguments, ...programArguments],
    startOptions,
  );
}

/**
 * Stops a program.
 * @param signal SIGKILL does not wait for connections of closed browsers; SIGTERM lets the program exit cleanly
 */
function stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
