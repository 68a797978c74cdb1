import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const workspace = join(import.meta.dirname, '../../..');

/** Started for one run: the reference backend with its fault switch, and one edge for all customers. */
export default async function startServers(): Promise<() => void> {
  const backend = await start('apps/reference-backend/src/main.ts', ['--port', '0', '--memory', '--faults']);
  const edge = await start('apps/edge/src/main.ts', ['--port', '0', '--api', backend.address]);
  process.env['BACKEND'] = backend.address;
  process.env['EDGE_PORT'] = new URL(edge.address).port;
  return () => {
    edge.process.kill();
    backend.process.kill();
  };
}

export interface Started {
  /** Such as http://127.0.0.1:41234. */
  address: string;
  process: ChildProcess;
}

/** Starts a program of this repository and waits for the line that names its address. */
export function start(program: string, args: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, ['--conditions=@touchline/source', join(workspace, program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before it was ready`)));
    createInterface(child.stdout).on('line', (line) => {
      const address = /listening on (http:\S+)/.exec(line)?.[1];
      if (address) resolve({ address, process: child });
    });
  });
}
