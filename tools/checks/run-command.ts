import { spawn } from 'node:child_process';

/** How a command ended. */
export interface Outcome {
  code: number;
  /** Both streams, in the order of arrival. */
  output: string;
}

const running = new Set<number>();

/** Runs a command to its end. It gets a process group of its own; see `stopCommands`. */
export function runCommand(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const [program = 'node', ...rest] = command;
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const finish = (code: number, extra = '') => {
      if (pid !== undefined) running.delete(pid);
      resolve({ code, output: Buffer.concat(chunks).toString() + extra });
    };
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => finish(127, error.message));
    child.once('close', (code) => finish(code ?? 1));
  });
}

function signalAll(signal: NodeJS.Signals): void {
  for (const pid of running) {
    try {
      process.kill(-pid, signal);
    } catch {
      // It has just ended by itself.
    }
  }
}

/** Ends every command that still runs, with all that it started: asked first, so that browsers are closed, then forced. */
export async function stopCommands(): Promise<void> {
  signalAll('SIGTERM');
  for (let waited = 0; running.size > 0 && waited < 5_000; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  signalAll('SIGKILL');
}
