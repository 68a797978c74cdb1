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
 * waits long for the processor under load.
 * @param worker the thread
 */
export function watchThread(worker: Pick<Worker, 'cpuUsage'>, { isBusy, limitMs, onHang }: WatchOptions): ThreadWatch {
  let isSilent = false;
  let silentSinceMs = 0;
  let isChecking = false;
  const checkThread = async () => {
    isChecking = true;
    const wasSilent = isSilent;
    isSilent = true;
    const { user, system } = await worker.cpuUsage();
    const usedCpuMs = (user + system) / 1000;
    // A message may have arrived during the call of `cpuUsage`.
    if (!isSilent) return;
    if (!wasSilent) silentSinceMs = usedCpuMs;
    else if (usedCpuMs - silentSinceMs >= limitMs) {
      clearInterval(timer);
      onHang();
    }
  };
  const timer = setInterval(() => {
    if (isChecking || !isBusy()) return;
    checkThread()
      // `cpuUsage` rejects for a thread that has ended; the worker's own event reports the end.
      .catch(() => {})
      .finally(() => void (isChecking = false));
  }, limitMs / checksPerLimit).unref();
  return {
    onAnswer: () => void (isSilent = false),
    stop: () => clearInterval(timer),
  };
}
