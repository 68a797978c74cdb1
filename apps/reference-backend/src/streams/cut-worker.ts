import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { cutClip } from './cut-clip.ts';
import type { FromCutWorker, ToCutWorker } from './cut-queue.ts';
import { readFilmMedia } from './film-media.ts';

const { folder } = z.parse(z.object({ folder: z.string() }), workerData);
const media = readFilmMedia(folder);

async function sendCut({ id, cut }: ToCutWorker): Promise<void> {
  try {
    const filmMedia = (await media).get(cut.film);
    if (!filmMedia) throw new Error(`no film ${cut.film}`);
    const bytes = await cutClip(filmMedia, cut);
    const doneMessage: FromCutWorker = { id, bytes };
    parentPort?.postMessage(doneMessage, [bytes.buffer]);
  } catch (error) {
    const failedMessage: FromCutWorker = { id, reason: error instanceof Error ? error.message : String(error) };
    parentPort?.postMessage(failedMessage);
  }
}

/** Lowers the thread's priority below that of calls. Only Linux has priorities of threads. */
function lowerThreadPriority(): void {
  const [steps, last] = [10, 19];
  try {
    // `/proc/thread-self` links to `<process>/task/<thread>`.
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), Math.min(last, getPriority() + steps));
  } catch {
    // The lower priority is optional.
  }
}

/**
 * The pause after a cut while others wait, as a multiple of the cut's time. Many requests thus use a tenth of a core.
 */
const pauseFactor = 9;
/** The longest pause, so that the last of four cuts ends before the queue's time limit. */
const maxPauseMs = 1000;
let waitingCutCount = 0;

async function processCut(request: ToCutWorker): Promise<void> {
  const startedAtMs = performance.now();
  await sendCut(request);
  waitingCutCount -= 1;
  const cutMs = performance.now() - startedAtMs;
  if (waitingCutCount > 0) await rest(Math.min(pauseFactor * cutMs, maxPauseMs));
}

lowerThreadPriority();
/** The last queued cut. Cuts run one after another, because two at once would each take twice as long. */
let lastCut = Promise.resolve();
parentPort?.on('message', (request: ToCutWorker) => {
  waitingCutCount += 1;
  lastCut = lastCut.then(() => processCut(request));
});
