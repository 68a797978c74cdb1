/** A programme's times as ISO 8601 texts, as the API sends them. */
interface ProgrammeTimes {
  start_date: string;
  end_date: string;
}

const getStartMs = (programme: ProgrammeTimes): number => Date.parse(programme.start_date);
const getEndMs = (programme: ProgrammeTimes): number => Date.parse(programme.end_date);

/** The played share of a programme at `now` (milliseconds since 1970), from 0 to 1. */
export function getProgress(programme: ProgrammeTimes, now: number): number {
  const length = getEndMs(programme) - getStartMs(programme);
  return length > 0 ? Math.min(1, Math.max(0, (now - getStartMs(programme)) / length)) : 0;
}

/** The programmes of one day in the displayed time zone. */
export interface ProgrammeDay<Programme> {
  key: string;
  programmes: Programme[];
}

/**
 * Groups programmes by day, earliest first, and drops those that are over at `now`.
 * @param now milliseconds since 1970
 * @param dayKey returns the key of a day in the displayed time zone
 */
export function groupProgrammeDays<Programme extends ProgrammeTimes>(
  programmes: readonly Programme[],
  now: number,
  dayKey: (timeMs: number) => string,
): ProgrammeDay<Programme>[] {
  const todayKey = dayKey(now);
  const days = new Map<string, Programme[]>();
  for (const programme of [...programmes].sort((a, b) => getStartMs(a) - getStartMs(b))) {
    if (getEndMs(programme) <= now) continue;
    const startDayKey = dayKey(getStartMs(programme));
    // A programme that began before midnight and is not over belongs to today's list.
    const key = startDayKey < todayKey ? todayKey : startDayKey;
    days.set(key, [...(days.get(key) ?? []), programme]);
  }
  return [...days].map(([key, programmesOfDay]) => ({ key, programmes: programmesOfDay }));
}
