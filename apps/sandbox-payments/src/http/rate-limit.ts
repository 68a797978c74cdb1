import { Failure } from './failure.ts';

const minuteMs = 60_000;

/**
 * Limits a source's calls per minute.
 * @param max
 * @param now milliseconds since 1970
 */
export function createRateLimit(max: number, now: () => number): (source: string) => void {
  let windowStartMs = -1;
  const counts = new Map<string, number>();
  return (source) => {
    const windowCounts = Math.floor(now() / minuteMs);
    if (windowCounts !== windowStartMs) counts.clear();
    windowStartMs = windowCounts;
    const count = (counts.get(source) ?? 0) + 1;
    counts.set(source, count);
    if (count > max)
      throw new Failure(
        'too_many_requests',
        'Too many requests',
        Math.ceil(((windowCounts + 1) * minuteMs - now()) / 1000),
      );
  };
}
