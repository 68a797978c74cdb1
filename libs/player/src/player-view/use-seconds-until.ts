import { useEffect, useState } from 'react';

/**
 * Counts down the whole seconds until a time on this device's clock (milliseconds since 1970). It is 0 after that time,
 * and for null.
 */
export function useSecondsUntil(timeMs: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (timeMs === null) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [timeMs]);
  return timeMs === null ? 0 : Math.max(0, Math.ceil((timeMs - now) / 1000));
}
