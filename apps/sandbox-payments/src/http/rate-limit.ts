import { Failure } from './failure.ts';

const minute = 60_000;

/**
 * Limits a source's calls per minute.
 * @param max
 * @param now milliseconds since 1970
 */
export function rateLimit(max: number, now: () => number): (source: string) => void {
  let began = -1;
  const counts = new Map<string, number>();
  return (source) => {
    const current = Math.floor(now() / minute);
    if (current !== began) counts.clear();
    began = current;
    const count = (counts.get(source) ?? 0) + 1;
    counts.set(source, count);
    if (count > max)
      throw new Failure('too_many_requests', 'Too many requests', Math.ceil(((current + 1) * minute - now()) / 1000));
  };
}
