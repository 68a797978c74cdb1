import { useEffect, useState } from 'react';

/**
 * A value after a pause without changes; '' is returned at once, so that a cleared field clears its results.
 * @param delayMs in milliseconds
 */
export function useDebounced(value: string, delayMs: number): string {
  const [debouncedValue, setDebouncedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return value === '' ? '' : debouncedValue;
}
