/** A programme's times as the wire has them, ISO 8601. */
interface Timed {
  start_date: string;
  end_date: string;
}

const startOf = (programme: Timed): number => Date.parse(programme.start_date);
const endOf = (programme: Timed): number => Date.parse(programme.end_date);

/** How far a programme is at `now` (milliseconds since 1970), 0 to 1. */
export function progressOf(programme: Timed, now: number): number {
  const length = endOf(programme) - startOf(programme);
  return length > 0 ? Math.min(1, Math.max(0, (now - startOf(programme)) / length)) : 0;
}

/** The programmes of one day of the zone that is shown. */
export interface ProgrammeDay<Programme> {
  key: string;
  programmes: Programme[];
}

/**
 * Groups by day, earliest first, from what is on at `now`: what is over cannot be watched any more.
 * @param dayKey the key of a moment's day in the zone that is shown
 */
export function programmeDays<Programme extends Timed>(
  programmes: readonly Programme[],
  now: number,
  dayKey: (at: number) => string,
): ProgrammeDay<Programme>[] {
  const today = dayKey(now);
  const days = new Map<string, Programme[]>();
  for (const programme of [...programmes].sort((a, b) => startOf(a) - startOf(b))) {
    if (endOf(programme) <= now) continue;
    const own = dayKey(startOf(programme));
    // What began before midnight and still runs belongs to today's list.
    const key = own < today ? today : own;
    days.set(key, [...(days.get(key) ?? []), programme]);
  }
  return [...days].map(([key, ofDay]) => ({ key, programmes: ofDay }));
}
