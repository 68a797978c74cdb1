import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program with all processes that it starts, which are stopped together. */
export interface ProcessGroup {
  /** The id of the program's own process; -1 when it did not start. */
  pid: number;
  /** Resolves when the program ends or is stopped; the value is its exit code, null after a signal. */
  exitCode: Promise<number | null>;
  /** Resolves with the match of the first matching output line. @throws Error when the program ends before that. */
  ready: (line: RegExp) => Promise<RegExpExecArray>;
  /** Resolves when the program ends with code 0. @throws Error with its last lines otherwise. */
  succeeded: () => Promise<void>;
  /** Ends the group: first requests its end, and kills it after 5 s. */
  stop: () => Promise<void>;
}

interface Options {
  /** The name of the program for messages. */
  name: string;
  env?: Record<string, string>;
  /** `errors` shows only the program's error stream. */
  show?: 'all' | 'errors' | 'nothing';
}

const stopTimeoutMs = 5_000;

/** Starts `node` (or another program) in its own process group, so that `stop` also ends its children. */
export function startGroup(command: readonly string[], { name, env = {}, show = 'errors' }: Options): ProcessGroup {
  const [program = 'node', ...programArguments] = command;
  const child = spawn(program, programArguments, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const lineListeners = new Set<(line: string) => void>();
  const readLine = (line: string) => {
    lines.push(line);
    if (lines.length > 200) lines.shift();
    for (const listener of lineListeners) listener(line);
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (show === 'all') console.log(line);
    readLine(line);
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (show !== 'nothing') console.error(line);
    readLine(line);
  });
  const exitCode = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      readLine(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code));
  });
  const sendSignal = (kind: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, kind);
    } catch {
      // The group has ended already.
    }
  };
  const createEndError = (code: number | null) =>
    new Error(`${name} ended (${code ?? 'by a signal'}):\n${lines.slice(-30).join('\n').trim()}`);
  return {
    pid: child.pid ?? -1,
    exitCode,
    ready: (pattern) =>
      new Promise((resolve, reject) => {
        const listener = (line: string) => {
          const match = pattern.exec(line);
          if (!match) return;
          lineListeners.delete(listener);
          resolve(match);
        };
        lineListeners.add(listener);
        lines.forEach(listener);
        void exitCode.then((code) => reject(createEndError(code)));
      }),
    async succeeded() {
      const code = await exitCode;
      if (code !== 0) throw createEndError(code);
    },
    async stop() {
      sendSignal('SIGTERM');
      const killTimer = setTimeout(() => sendSignal('SIGKILL'), stopTimeoutMs);
      await exitCode;
      clearTimeout(killTimer);
      // Ends the processes that the program left running.
      sendSignal('SIGKILL');
    },
  };
}
