import { useLocale } from '@touchline/i18n';
import { useEffect, useEffectEvent } from 'react';

/** Browsers run a longer timeout at once. */
const maxTimerMs = 2 ** 31 - 1;

/** The two times that must pass; null disables the timer. */
export interface Due {
  /** Milliseconds since the document was opened, which a change of the clock does not affect. */
  opened: number;
  /** Milliseconds since 1970, by the page's clock. */
  at: number;
}

/** Runs `act` once both times have passed; on a hidden page, as soon as it is visible again. */
export function useDue(due: Due | null, act: () => void): void {
  const { clock } = useLocale();
  const onDue = useEffectEvent(act);
  const { opened, at } = due ?? {};
  useEffect(() => {
    if (opened === undefined || at === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = Math.max(opened - performance.now(), at - clock.read());
      if (left > 0) timer = setTimeout(look, Math.min(left, maxTimerMs));
      else if (document.visibilityState === 'visible') {
        stop();
        onDue();
      }
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return stop;
  }, [opened, at, clock]);
}
