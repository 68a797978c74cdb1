import { useEffect, useState } from 'react';

/**
 * Counts down the whole seconds until a time on this device's clock (milliseconds since 1970). It is 0 after that time,
 * and for null.
 */
export function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}
