import { Worker } from 'node:worker_threads';
import type { Cut, CutBytes } from './cut-clip.ts';

/** A request for a cut, to the thread. */
export interface ToCutWorker {
  readonly id: number;
  readonly cut: Cut;
}

/** The thread's answer. */
export type FromCutWorker =
  | { readonly id: number; readonly bytes: CutBytes }
  | { readonly id: number; readonly reason: string };

/** Cuts in the thread's hands: the active one and the waiting ones. */
const mostAtOnce = 4;

/** Cuts clips in a separate thread: a cut takes a tenth of a second of a core, which other calls must not wait for. */
export class CutQueue {
  readonly #folder: string;
  readonly #asked = new Map<number, PromiseWithResolvers<CutBytes>>();
  #worker: Worker | undefined;
  #lastId = 0;

  /** @param folder of the media; the thread starts with the first cut */
  constructor(folder: string) {
    this.#folder = folder;
  }

  get isFull(): boolean {
    return this.#asked.size >= mostAtOnce;
  }

  /** @returns the clip; rejects when the media lack such a stretch; undefined while the queue is full */
  cut(cut: Cut): Promise<CutBytes> | undefined {
    if (this.isFull) return undefined;
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const asked = Promise.withResolvers<CutBytes>();
    this.#asked.set(this.#lastId, asked);
    const message: ToCutWorker = { id: this.#lastId, cut };
    this.#worker.postMessage(message);
    return asked.promise;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./cut-worker.ts', import.meta.url), {
      execArgv: ['--conditions=@touchline/source'],
      workerData: { folder: this.#folder },
    });
    // A thread that waits for work keeps no process alive.
    worker.unref();
    let cause = new Error('the thread that cuts clips has ended');
    worker.on('message', (message: FromCutWorker) => {
      const asked = this.#asked.get(message.id);
      this.#asked.delete(message.id);
      if ('bytes' in message) asked?.resolve(message.bytes);
      else asked?.reject(new Error(message.reason));
    });
    worker.on('error', (error) => {
      if (error instanceof Error) cause = error;
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const asked of this.#asked.values()) asked.reject(cause);
      this.#asked.clear();
    });
    return worker;
  }
}
