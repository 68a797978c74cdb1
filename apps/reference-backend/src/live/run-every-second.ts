import { createFaultLog } from '../http/fault-log.ts';

/**
 * Runs work once a second until stopped, without overlaps. It logs failed work, and retries after a second.
 * @returns stops it
 */
export function runEverySecond(work: () => Promise<void>): () => void {
  const log = createFaultLog();
  let isRunning = false;
  const run = async (): Promise<void> => {
    // While the database is away, work takes seconds: a queue of it would only grow.
    if (isRunning) return;
    isRunning = true;
    await work().catch(log);
    isRunning = false;
  };
  const timer = setInterval(() => void run(), 1000);
  return () => clearInterval(timer);
}
