import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A running program of this repository. */
export interface Program {
  url: string;
  process: ChildProcess;
  /** Kills the program at once, like a power cut. */
  kill: () => Promise<void>;
}

/**
 * Starts a program of this repository on a free port, with `--faults`.
 * @param environment further environment variables
 */
export async function startProgram(
  name: 'reference-backend' | 'sandbox-payments',
  programArguments: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const args = [
    '--conditions=@touchline/source',
    `apps/${name}/src/main.ts`,
    '--port',
    '0',
    '--faults',
    ...programArguments,
  ];
  const program = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () =>
    new Promise<void>((resolve) => {
      if (program.exitCode !== null || program.signalCode !== null) return resolve();
      program.once('exit', () => resolve());
      program.kill('SIGKILL');
    });
  let output = '';
  program.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  try {
    const url = await vi.waitFor(
      () => {
        const address = /listening on (\S+)/.exec(output)?.[1];
        if (address === undefined) throw new Error(`${name} does not listen yet: ${output}`);
        return address;
      },
      { timeout: 120_000, interval: 50 },
    );
    return { url, process: program, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
