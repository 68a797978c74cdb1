import { useEffect, useState } from 'react';

/**
 * A value after a pause without changes; '' is returned at once, so that a cleared field clears its results.
 * @param pause in milliseconds
 */
export function useDebounced(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return value === '' ? '' : settled;
}
