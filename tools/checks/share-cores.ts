/** What may run beside what. */
export interface Share {
  name: string;
  /** How many of the machine's two cores it keeps busy. */
  cores: 1 | 2;
  /** Names of those that must have ended before it begins; ones that are not run count as ended. */
  after?: readonly string[];
}

/** Runs all of them on two cores, each as soon as there is room and what it waits for has ended; the first of those that may goes first. */
export async function shareCores<One extends Share>(
  ones: readonly One[],
  run: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = [...ones];
  const running = new Map<One, Promise<void>>();
  const isOpen = (name: string) => [...waiting, ...running.keys()].some((one) => one.name === name);
  const mayRun = ({ cores, after = [] }: One) => {
    const busy = [...running.keys()].reduce((sum, one) => sum + one.cores, 0);
    return busy + cores <= 2 && !after.some(isOpen);
  };
  while (waiting.length > 0) {
    const next = waiting.find(mayRun);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else await Promise.race(running.values());
  }
  await Promise.all(running.values());
}
