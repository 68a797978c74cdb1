import { useEffect, useRef } from 'react';

/**
 * Runs a function repeatedly. Each wait starts after the previous run has ended or failed. Without `getDelayMs` the
 * runs pause; another `getDelayMs` starts them again.
 * @param getDelayMs returns the wait in milliseconds; its attempt counts from 0
 */
export function useRepeatedCall(
  repeatedCall: () => Promise<unknown>,
  getDelayMs: ((attempt: number) => number) | undefined,
): void {
  const latestCallRef = useRef(repeatedCall);
  useEffect(() => {
    latestCallRef.current = repeatedCall;
  }, [repeatedCall]);

  useEffect(() => {
    if (!getDelayMs) return undefined;
    let isStopped = false;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleNext = (): void => {
      if (isStopped) return;
      timer = setTimeout(() => void latestCallRef.current().then(scheduleNext, scheduleNext), getDelayMs(attempt));
      attempt += 1;
    };
    scheduleNext();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [getDelayMs]);
}
