import type { PageProblem } from '@touchline/feature-kit/rendering';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Before tries that follow one which failed although the network was back, in milliseconds: its first calls may come to nothing. */
const pauses = [1_000, 3_000, 9_000];

/** Does by itself what a viewer without a network waits for. @param problem each try that fails brings one of its own */
export function useRetryOnline(problem: PageProblem, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  const failed = useRef(pauses.length);
  useEffect(() => {
    const onOnline = () => {
      failed.current = 0;
      retry();
    };
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  useEffect(() => {
    if (!navigator.onLine) return;
    if (problem.code === 'offline') {
      // It was back before anybody here could hear of it.
      failed.current = 0;
      retry();
      return;
    }
    const pause = problem.code === 'network_error' ? pauses[failed.current] : undefined;
    if (pause === undefined) return;
    failed.current += 1;
    const timer = setTimeout(() => retry(), pause);
    return () => clearTimeout(timer);
  }, [problem]);
}
