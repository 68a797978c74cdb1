import type { PageProblem } from '@touchline/feature-kit/rendering';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Pauses between attempts after the network is back, in milliseconds: its first requests may fail. */
const retryDelaysMs = [1_000, 3_000, 9_000];

/**
 * Retries after the viewer's network is back.
 * @param problem a new object for each failed attempt
 */
export function useRetryOnline(problem: PageProblem, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  const failedAttemptsRef = useRef(retryDelaysMs.length);
  useEffect(() => {
    const onOnline = () => {
      failedAttemptsRef.current = 0;
      retry();
    };
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  useEffect(() => {
    if (!navigator.onLine) return;
    if (problem.code === 'offline') {
      // The network was back before this component could listen.
      failedAttemptsRef.current = 0;
      retry();
      return;
    }
    const retryDelayMs = problem.code === 'network_error' ? retryDelaysMs[failedAttemptsRef.current] : undefined;
    if (retryDelayMs === undefined) return;
    failedAttemptsRef.current += 1;
    const timer = setTimeout(() => retry(), retryDelayMs);
    return () => clearTimeout(timer);
  }, [problem]);
}
