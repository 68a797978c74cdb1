/** A programme's times as the wire has them, ISO 8601. */
interface Timed {
  start_date: string;
  end_date: string;
}

/** What a channel shows at a moment, and what follows. */
export interface OnAir<Programme extends Timed> {
  now?: Programme | undefined;
  next?: Programme | undefined;
  /** 0 to 1 of the one that is on. */
  progress: number;
}

const startOf = (programme: Timed): number => Date.parse(programme.start_date);
const endOf = (programme: Timed): number => Date.parse(programme.end_date);

/** What is on at `now` (milliseconds since 1970). Of programmes that overlap, the one that started last is on. */
export function onAirAt<Programme extends Timed>(programmes: readonly Programme[], now: number): OnAir<Programme> {
  const sorted = programmes.toSorted((a, b) => startOf(a) - startOf(b));
  const current = sorted.findLast((programme) => startOf(programme) <= now && now < endOf(programme));
  return {
    now: current,
    next: sorted.find((programme) => startOf(programme) > now),
    progress: current ? (now - startOf(current)) / (endOf(current) - startOf(current)) : 0,
  };
}

/** The programmes of one day of the zone that is shown. */
export interface ProgrammeDay<Programme> {
  key: string;
  programmes: Programme[];
}

/**
 * Groups by day, earliest first. What is over stays only on the day of `now`: yesterday cannot be watched any more.
 * @param dayKey the key of a moment's day in the zone that is shown
 */
export function programmeDays<Programme extends Timed>(
  programmes: readonly Programme[],
  now: number,
  dayKey: (at: number) => string,
): ProgrammeDay<Programme>[] {
  const today = dayKey(now);
  const days = new Map<string, Programme[]>();
  for (const programme of programmes.toSorted((a, b) => startOf(a) - startOf(b))) {
    // A programme that began before midnight and still runs belongs to today's list.
    const own = dayKey(startOf(programme));
    const key = own < today && endOf(programme) > now ? today : own;
    if (key >= today) days.set(key, [...(days.get(key) ?? []), programme]);
  }
  return [...days].map(([key, ofDay]) => ({ key, programmes: ofDay }));
}
