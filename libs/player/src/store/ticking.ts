const tickMs = 500;
/** The device slept, or the page did not run, if a timer is later than this. */
const sleepGapMs = 3000;

/**
 * Calls back twice a second, and after a time in which the page did not run with its length in milliseconds.
 * @returns a function that stops it
 */
export function startTicking(on: { onTick(): void; onWakeUp(milliseconds: number): void }): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const gap = Date.now() - last;
    last = Date.now();
    if (gap > sleepGapMs && !document.hidden) on.onWakeUp(gap);
    on.onTick();
  }, tickMs);
  return () => clearInterval(timer);
}
