import { createFaultLog } from './http/fault-log.ts';

/**
 * Runs work every second until stopped, without overlaps. Failed work is logged, and runs again a second later.
 * @returns a function that stops it
 */
export function runEverySecond(work: () => Promise<void>): () => void {
  const log = createFaultLog();
  let isRunning = false;
  const run = async (): Promise<void> => {
    // While the database is down, work takes longer than a second, and a queue would grow.
    if (isRunning) return;
    isRunning = true;
    await work().catch(log);
    isRunning = false;
  };
  const timer = setInterval(() => void run(), 1000);
  return () => clearInterval(timer);
}
