import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const program = `
  import { readFileSync } from 'node:fs';
  import { parentPort } from 'node:worker_threads';
  import { lowerThreadPriority } from ${JSON.stringify(new URL('./lower-thread-priority.ts', import.meta.url).href)};
  lowerThreadPriority();
  parentPort.postMessage(readFileSync('/proc/thread-self/stat', 'utf8'));`;

/** Reads the nice value, the 19th field of a thread's `stat` file; the second field is the name, in brackets. */
const getNiceValue = (state: string): number => Number(state.replace(/^.*\) /s, '').split(' ')[16]);

test.skipIf(process.platform !== 'linux')(
  'lowerThreadPriority lowers the priority of its own thread, but not of the main thread',
  async () => {
    const priorityBefore = getPriority();
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`));
    const state = await new Promise<string>((resolve, reject) => worker.once('message', resolve).once('error', reject));
    await worker.terminate();
    expect(getNiceValue(state)).toBeGreaterThan(priorityBefore);
    expect(getNiceValue(readFileSync('/proc/self/stat', 'utf8'))).toBe(priorityBefore);
  },
);
