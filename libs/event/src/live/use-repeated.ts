import { useEffect, useRef } from 'react';

/**
 * Runs something again and again, each time after the wait that `delayOf` gives (milliseconds, attempt from 0), and only once
 * the run before is over. A run that fails is followed by the next one. Rests without `delayOf`, starts anew with another one.
 */
export function useRepeated(run: () => Promise<unknown>, delayOf: ((attempt: number) => number) | undefined): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);

  useEffect(() => {
    if (!delayOf) return undefined;
    let stopped = false;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      if (stopped) return;
      timer = setTimeout(() => void latest.current().then(again, again), delayOf(attempt));
      attempt += 1;
    };
    again();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [delayOf]);
}
