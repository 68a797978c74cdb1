import { useEffect, useRef } from 'react';

/**
 * Runs a function repeatedly. Each wait starts after the previous run has ended or failed. Pauses without `delayOf`,
 * and starts again with another one.
 * @param delayOf returns the wait in milliseconds; its attempt counts from 0
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
