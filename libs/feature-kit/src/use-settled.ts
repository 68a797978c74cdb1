import { useEffect, useState } from 'react';

/** A value once it has stood for a while; '' at once: what was cleared is gone. @param pause in milliseconds */
export function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return value === '' ? '' : settled;
}
