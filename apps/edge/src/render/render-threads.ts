import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Backend } from '../proxy/backend-fetch.ts';
import type { PageAddress, AcceptedEncodings, WrittenPage } from './page-writer.ts';
import type { FromRenderThread, ToRenderThread } from './render-messages.ts';
import type { ServedSite } from '../sites/sites.ts';
import { watchThread } from './thread-watch.ts';

/** Threads that render, so that the serving thread is never busy with a page. */
export interface RenderThreads {
  /**
   * Writes a page in the thread with the fewest pending pages.
   * @param now the page's time, in milliseconds since the epoch
   * @param isRenewal whether an older page is cached, for which a part of the limit is reserved
   * @throws RenderBusy at the limit of renders; Error when rendering fails, or its thread crashed or hung
   */
  write: (address: PageAddress, now: number, accepted: AcceptedEncodings, isRenewal: boolean) => Promise<WrittenPage>;
  /** Loads a customer's bundle in every thread, so that no visitor waits for it. */
  load: (site: ServedSite) => Promise<void>;
  /** Ends all threads without finishing pending pages. */
  close: () => Promise<void>;
}

/** Thrown at the limit of renders, because more pages would delay all of them. */
export class RenderBusy extends Error {
  constructor() {
    super('As many pages are rendered as may be');
    // A flood makes thousands of these errors on purpose: without a stack, the log has one line for them.
    this.stack = '';
  }
}

interface RenderThreadsOptions {
  /** Answers the threads' calls from one cache, which also merges equal calls. */
  backend: Backend;
  onError: (error: unknown) => void;
  /** Number of threads; by default one fewer than the processor has cores. */
  count?: number;
  /** Heap limit of a thread, in megabytes: a page that exceeds it ends its thread, not the edge. */
  heap?: number;
  /** Limit of renders in one thread, including those that wait for the backend. */
  maxInFlight?: number;
  /** Processor time after which a thread without a message counts as hanging, in milliseconds. */
  cpuLimitMs?: number;
  /** Milliseconds after which a page fails alone, while its thread continues. */
  maxWaitMs?: number;
}

/** The share of the limit that is reserved for cached pages. */
const renewalShare = 0.25;

export function createRenderThreads({
  backend,
  onError,
  count = Math.max(1, availableParallelism() - 1),
  heap = 256,
  maxInFlight = 16,
  cpuLimitMs = 10_000,
  maxWaitMs = 30_000,
}: RenderThreadsOptions): RenderThreads {
  const threads = new Set<RenderThread>();
  let isClosed = false;

  /** Replaces ended threads only for the next page, so that a thread that fails at its start causes no loop. */
  const getThreads = (): RenderThread[] => {
    while (!isClosed && threads.size < count) {
      const thread = startThread(backend, { heap, cpuLimitMs, maxWaitMs }, (error) => {
        // This thread is about to end and gets no more pages.
        threads.delete(thread);
        if (!isClosed) onError(error);
      });
      threads.add(thread);
    }
    return [...threads];
  };

  return {
    async write({ site, ...address }, now, accepted, isRenewal) {
      const [idlestThread] = getThreads().toSorted((a, b) => a.inFlight() - b.inFlight());
      const inFlightLimit = isRenewal ? maxInFlight : Math.ceil(maxInFlight * (1 - renewalShare));
      if (!idlestThread || idlestThread.inFlight() >= inFlightLimit) throw new RenderBusy();
      idlestThread.loadSite(site).catch(onError);
      const page = await idlestThread.render({ kind: 'page', site: site.id, address, now, accepted });
      if (!page) throw new Error('A thread answered without a page');
      return page;
    },
    async load(site) {
      await Promise.all(getThreads().map((thread) => thread.loadSite(site)));
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

/** A request to a thread, without its id. */
type RenderQuestion = Omit<ToRenderThread & { kind: 'site' }, 'id'> | Omit<ToRenderThread & { kind: 'page' }, 'id'>;

interface RenderThread {
  inFlight: () => number;
  render: (question: RenderQuestion) => Promise<WrittenPage | undefined>;
  /** Registers a customer, once for each build. */
  loadSite: (site: ServedSite) => Promise<void>;
  end: () => Promise<void>;
}

interface InFlight extends PromiseWithResolvers<WrittenPage | undefined> {
  timer: NodeJS.Timeout;
}

/** @param onEnd called once with the cause, when the thread ends or must end; its pending requests then fail */
function startThread(
  backend: Backend,
  { heap, cpuLimitMs, maxWaitMs }: Required<Pick<RenderThreadsOptions, 'heap' | 'cpuLimitMs' | 'maxWaitMs'>>,
  onEnd: (error: Error) => void,
): RenderThread {
  const worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
    execArgv: ['--conditions=@touchline/source'],
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const callsById = new Map<number, InFlight>();
  const knownSites = new Map<string, { site: ServedSite; loaded: Promise<void> }>();
  let lastId = 0;
  let cause = new Error('A rendering thread has ended');
  const postToThread = (message: ToRenderThread) => worker.postMessage(message);

  const takePending = (id: number): InFlight | undefined => {
    const pendingCall = callsById.get(id);
    clearTimeout(pendingCall?.timer);
    callsById.delete(id);
    return pendingCall;
  };
  const threadWatch = watchThread(worker, {
    isBusy: () => callsById.size > 0,
    limitMs: cpuLimitMs,
    onHang() {
      end(new Error(`A page took more than ${cpuLimitMs} ms of processor time; its thread is ended`));
      void worker.terminate();
    },
  });
  worker.on('message', (message: FromRenderThread) => {
    threadWatch.onAnswer();
    if (message.kind === 'done') takePending(message.id)?.resolve(message.page);
    else if (message.kind === 'failed') takePending(message.id)?.reject(new Error(message.reason));
    else {
      const { id, call } = message;
      backend(call).then(
        (answer) => postToThread({ kind: 'answer', id, answer }),
        () => postToThread({ kind: 'answer', id, answer: undefined }),
      );
    }
  });
  worker.on('error', (error) => void (cause = error));
  let isDone = false;
  const end = (reason: Error) => {
    if (isDone) return;
    isDone = true;
    threadWatch.stop();
    onEnd(reason);
    for (const id of callsById.keys()) takePending(id)?.reject(reason);
  };
  worker.on('exit', () => end(cause));

  const render = (question: RenderQuestion): Promise<WrittenPage | undefined> => {
    lastId += 1;
    const id = lastId;
    const timeoutError = new Error(`A page was not rendered after ${maxWaitMs} ms`);
    const timer = setTimeout(() => takePending(id)?.reject(timeoutError), maxWaitMs).unref();
    const inFlightCall: InFlight = { ...Promise.withResolvers<WrittenPage | undefined>(), timer };
    callsById.set(id, inFlightCall);
    postToThread({ ...question, id });
    return inFlightCall.promise;
  };

  return {
    inFlight: () => callsById.size,
    render,
    loadSite(site) {
      const knownSite = knownSites.get(site.id);
      if (knownSite?.site === site) return knownSite.loaded;
      const loaded = render({ kind: 'site', site }).then(() => {});
      const newSite = { site, loaded };
      knownSites.set(site.id, newSite);
      loaded.catch(() => {
        if (knownSites.get(site.id) === newSite) knownSites.delete(site.id);
      });
      return loaded;
    },
    end: async () => void (await worker.terminate()),
  };
}
