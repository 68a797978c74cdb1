import { useLocale } from '@touchline/i18n';
import { useEffect, useEffectEvent } from 'react';

/** Browsers run a longer timeout at once. */
const maxTimerMs = 2 ** 31 - 1;

/** The two times that must pass; null disables the timer. */
export interface Due {
  /** Milliseconds since the document was opened, which a change of the clock does not affect. */
  promptMs: number;
  /** Milliseconds since 1970, by the page's clock. */
  at: number;
}

/** Runs `act` once both times have passed; on a hidden page, as soon as it is visible again. */
export function useDue(due: Due | null, action: () => void): void {
  const { clock } = useLocale();
  const onDue = useEffectEvent(action);
  const { promptMs, at } = due ?? {};
  useEffect(() => {
    if (promptMs === undefined || at === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkIsDue = () => {
      clearTimeout(timer);
      const remainingMs = Math.max(promptMs - performance.now(), at - clock.read());
      if (remainingMs > 0) timer = setTimeout(checkIsDue, Math.min(remainingMs, maxTimerMs));
      else if (document.visibilityState === 'visible') {
        stop();
        onDue();
      }
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkIsDue);
    };
    document.addEventListener('visibilitychange', checkIsDue);
    checkIsDue();
    return stop;
  }, [promptMs, at, clock]);
}
