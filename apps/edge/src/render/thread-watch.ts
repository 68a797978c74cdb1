import type { Worker } from 'node:worker_threads';

/** The number of checks of a thread within its time limit. */
const checksPerLimit = 4;

interface WatchOptions {
  /** Whether the thread has a pending request. */
  isBusy: () => boolean;
  /** Processor time without a message, in milliseconds. */
  limitMs: number;
  /** Called once, after which the checks stop. */
  onHang: () => void;
}

export interface ThreadWatch {
  /** Records a message of the thread. */
  onAnswer: () => void;
  stop: () => void;
}

/**
 * Watches a thread for work that never ends. Only the thread's own processor time counts, because a healthy thread
 * waits long for its turn under load.
 * @param worker the thread
 */
export function watchThread(worker: Pick<Worker, 'cpuUsage'>, { isBusy, limitMs, onHang }: WatchOptions): ThreadWatch {
  let isQuiet = false;
  let quietAtMs = 0;
  let isLooking = false;
  const checkThread = async () => {
    isLooking = true;
    const wasQuiet = isQuiet;
    isQuiet = true;
    const { user, system } = await worker.cpuUsage();
    const usedMs = (user + system) / 1000;
    // A message may have arrived since the reading.
    if (!isQuiet) return;
    if (!wasQuiet) quietAtMs = usedMs;
    else if (usedMs - quietAtMs >= limitMs) {
      clearInterval(timer);
      onHang();
    }
  };
  const timer = setInterval(() => {
    if (isLooking || !isBusy()) return;
    checkThread()
      // A thread that has ended has no usage; its own event reports the end.
      .catch(() => {})
      .finally(() => void (isLooking = false));
  }, limitMs / checksPerLimit).unref();
  return {
    onAnswer: () => void (isQuiet = false),
    stop: () => clearInterval(timer),
  };
}
