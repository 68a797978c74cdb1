import { Failure } from './failure.ts';

const minuteMs = 60_000;

/**
 * Limits a source's calls per minute.
 * @param maxPerMinute the limit
 * @param now milliseconds since 1970
 */
export function createRateLimit(maxPerMinute: number, now: () => number): (source: string) => void {
  let lastMinute = -1;
  const counts = new Map<string, number>();
  return (source) => {
    const currentMinute = Math.floor(now() / minuteMs);
    if (currentMinute !== lastMinute) counts.clear();
    lastMinute = currentMinute;
    const count = (counts.get(source) ?? 0) + 1;
    counts.set(source, count);
    if (count > maxPerMinute)
      throw new Failure(
        'too_many_requests',
        'Too many requests',
        Math.ceil(((currentMinute + 1) * minuteMs - now()) / 1000),
      );
  };
}
