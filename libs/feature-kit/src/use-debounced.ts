import { useEffect, useState } from 'react';

/**
 * A value after it has not changed for a while; '' passes at once, so that a cleared field clears its results. @param
 * pause in milliseconds
 */
export function useDebounced(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return value === '' ? '' : settled;
}
