const TICK = 500;
/** A timer that comes this much too late means that the device slept. */
const SLEPT = 30_000;

/** Calls back twice a second, and where the device has slept with the milliseconds that are missing. Answers with "stop". */
export function startTicking(on: { tick(): void; slept(milliseconds: number): void }): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const gap = Date.now() - last;
    last = Date.now();
    if (gap > SLEPT && !document.hidden) on.slept(gap);
    on.tick();
  }, TICK);
  return () => clearInterval(timer);
}
