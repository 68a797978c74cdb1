import { useLocale } from '@touchline/i18n';
import { useEffect, useEffectEvent } from 'react';

/** Browsers run a longer timeout at once. */
const maxTimerMs = 2 ** 31 - 1;

/** The two times that must pass; null disables the timer. */
export interface PromptTimes {
  /** Milliseconds since the document was opened, which a change of the clock does not affect. */
  minPageAgeMs: number;
  /** Milliseconds since 1970, by the page's clock. */
  eligibleAtMs: number;
}

/** Runs `action` once both times have passed. On a hidden page, `action` runs when the page is visible again. */
export function usePromptTimer(promptTimes: PromptTimes | null, action: () => void): void {
  const { clock } = useLocale();
  const onDue = useEffectEvent(action);
  const { minPageAgeMs, eligibleAtMs } = promptTimes ?? {};
  useEffect(() => {
    if (minPageAgeMs === undefined || eligibleAtMs === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkIsDue = () => {
      clearTimeout(timer);
      const remainingMs = Math.max(minPageAgeMs - performance.now(), eligibleAtMs - clock.read());
      if (remainingMs > 0) timer = setTimeout(checkIsDue, Math.min(remainingMs, maxTimerMs));
      else if (document.visibilityState === 'visible') {
        stopTimer();
        onDue();
      }
    };
    const stopTimer = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkIsDue);
    };
    document.addEventListener('visibilitychange', checkIsDue);
    checkIsDue();
    return stopTimer;
  }, [minPageAgeMs, eligibleAtMs, clock]);
}
