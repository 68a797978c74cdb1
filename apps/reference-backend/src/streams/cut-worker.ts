import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { cutClip } from './cut-clip.ts';
import type { FromCutWorker, ToCutWorker } from './cut-queue.ts';
import { readMediaIndex } from './media-index.ts';
import { MediaStore } from './media-store.ts';

const { folder } = z.parse(z.object({ folder: z.string() }), workerData);
const store = new MediaStore(folder);
const index = readMediaIndex(folder);

async function answer({ id, cut }: ToCutWorker): Promise<void> {
  try {
    const bytes = await cutClip(store, await index, cut);
    const done: FromCutWorker = { id, bytes };
    parentPort?.postMessage(done, [bytes.buffer]);
  } catch (error) {
    const failed: FromCutWorker = { id, reason: error instanceof Error ? error.message : String(error) };
    parentPort?.postMessage(failed);
  }
}

/** Cuts take turns: two at once would only take twice as long each. */
let last = Promise.resolve();
parentPort?.on('message', (asked: ToCutWorker) => {
  last = last.then(() => answer(asked));
});
