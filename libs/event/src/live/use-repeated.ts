import { useEffect, useRef } from 'react';

/**
 * Runs a function repeatedly. Each wait starts after the previous run has ended or failed. Pauses without `delayOf`,
 * and starts again with another one.
 * @param delayOf returns the wait in milliseconds; its attempt counts from 0
 */
export function useRepeated(
  repeatedCall: () => Promise<unknown>,
  delayOf: ((attempt: number) => number) | undefined,
): void {
  const latestRun = useRef(repeatedCall);
  useEffect(() => {
    latestRun.current = repeatedCall;
  }, [repeatedCall]);

  useEffect(() => {
    if (!delayOf) return undefined;
    let isStopped = false;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleNext = (): void => {
      if (isStopped) return;
      timer = setTimeout(() => void latestRun.current().then(scheduleNext, scheduleNext), delayOf(attempt));
      attempt += 1;
    };
    scheduleNext();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [delayOf]);
}
