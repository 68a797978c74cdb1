import { Worker } from 'node:worker_threads';
import type { Cut, CutBytes } from './cut-clip.ts';

/** A request to the thread for a cut. */
export interface ToCutWorker {
  readonly id: number;
  readonly cut: Cut;
}

/** An answer of the thread. */
export type FromCutWorker =
  | { readonly id: number; readonly bytes: CutBytes }
  | { readonly id: number; readonly reason: string };

/** The most cuts of the thread, running or waiting. */
const maxCuts = 4;

/**
 * The time after which a thread is ended. All cuts of a full queue take half a second, or several on a busy processor.
 */
const limitMs = 30_000;

/** Starts the thread that cuts from the media in a folder. */
const startCutWorker = (folder: string): Worker =>
  new Worker(new URL('./cut-worker.ts', import.meta.url), {
    execArgv: ['--conditions=@touchline/source'],
    workerData: { folder },
  });

interface PendingCut extends PromiseWithResolvers<CutBytes> {
  timer: NodeJS.Timeout;
}

/** Cuts clips in a thread, because a cut takes a tenth of a second of processor time, which would delay other calls. */
export class CutQueue {
  readonly #startThread: () => Worker;
  readonly #pendingCuts = new Map<number, PendingCut>();
  #worker: Worker | undefined;
  #lastId = 0;

  /** @param folder the media folder @param start starts the thread, with the first cut */
  constructor(folder: string, { start = () => startCutWorker(folder) } = {}) {
    this.#startThread = start;
  }

  /** The number of cuts that the queue still accepts. */
  get freeSlots(): number {
    return maxCuts - this.#pendingCuts.size;
  }

  /** Cuts a clip. @returns undefined while the queue is full; rejects if the media does not contain the part */
  cut(cut: Cut): Promise<CutBytes> | undefined {
    if (this.freeSlots <= 0) return undefined;
    const worker = (this.#worker ??= this.#startWorker());
    this.#lastId += 1;
    const timer = setTimeout(() => void worker.terminate(), limitMs).unref();
    const pendingCut = { ...Promise.withResolvers<CutBytes>(), timer };
    this.#pendingCuts.set(this.#lastId, pendingCut);
    const message: ToCutWorker = { id: this.#lastId, cut };
    worker.postMessage(message);
    return pendingCut.promise;
  }

  #removePendingCut(id: number): PendingCut | undefined {
    const pendingCut = this.#pendingCuts.get(id);
    clearTimeout(pendingCut?.timer);
    this.#pendingCuts.delete(id);
    return pendingCut;
  }

  #startWorker(): Worker {
    const worker = this.#startThread();
    // An idle thread must not prevent the end of the process.
    worker.unref();
    let cause = new Error('the thread that cuts clips has ended');
    worker.on('message', (message: FromCutWorker) => {
      const pendingCut = this.#removePendingCut(message.id);
      if ('bytes' in message) pendingCut?.resolve(message.bytes);
      else pendingCut?.reject(new Error(message.reason));
    });
    worker.on('error', (error) => {
      if (error instanceof Error) cause = error;
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const id of this.#pendingCuts.keys()) this.#removePendingCut(id)?.reject(cause);
    });
    return worker;
  }
}
