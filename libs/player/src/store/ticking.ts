const tickMs = 500;
/** The device slept, or the page did not run, if a timer is later than this. */
const sleepGapMs = 3000;

/**
 * Calls `onTick` twice a second, and `onWakeUp` after a time in which the page did not run.
 * @returns a function that stops it
 */
export function startTicking(handlers: { onTick(): void; onWakeUp(sleptMs: number): void }): () => void {
  let lastTickMs = Date.now();
  const timer = setInterval(() => {
    const gapMs = Date.now() - lastTickMs;
    lastTickMs = Date.now();
    if (gapMs > sleepGapMs && !document.hidden) handlers.onWakeUp(gapMs);
    handlers.onTick();
  }, tickMs);
  return () => clearInterval(timer);
}
