import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CutQueue } from './cut-queue.ts';

const cut = { film: 'ice-hockey', from: 'live', start: 0, end: 5 } as const;
const getThread = (program: string) => () => new Worker(program, { eval: true });
const createHangingThread = getThread('setInterval(() => {}, 1000)');
const createAnsweringThread = getThread(`
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id }) => parentPort.postMessage({ id, bytes: new Uint8Array([id]) }));`);

test('a hanging thread is ended and its cuts fail, and the next cut starts a new thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = new CutQueue('', { start: vi.fn(createAnsweringThread).mockImplementationOnce(createHangingThread) });
  const cuts = Promise.allSettled([1, 2, 3, 4].map(() => queue.cut(cut)));
  expect(queue.freeSlots).toBe(0);
  vi.advanceTimersByTime(30_000);
  expect((await cuts).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(await queue.cut(cut)).toEqual(new Uint8Array([5]));
});
