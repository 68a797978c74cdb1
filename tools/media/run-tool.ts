import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program to its end. @returns its output @throws Error with its error output */
export async function runTool(program: string, args: readonly string[]): Promise<Buffer> {
  const options = { encoding: 'buffer', maxBuffer: 256 * 2 ** 20 } as const;
  const { stdout } = await promisify(execFile)(program, [...args], options);
  return stdout;
}

/** Runs ffmpeg, which prints only errors and overwrites its output. */
export function ffmpeg(...args: readonly string[]): Promise<Buffer> {
  return runTool('ffmpeg', ['-y', '-v', 'error', ...args]);
}
