/** Returns the calendar day `days` later, as `2026-11-22`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The number of days to which the schedule links. */
const dayCount = 14;

/**
 * The days of a schedule's strip: from today on, or the past days up to yesterday. The strip always includes the
 * selected day.
 * @param today a day such as `2026-11-22`
 */
export function listStripDays(today: string, shownDay: string | undefined): string[] {
  const firstDay = isPastDay(today, shownDay) ? addDays(today, -dayCount) : today;
  const days = Array.from({ length: dayCount }, (_, index) => addDays(firstDay, index));
  if (shownDay === undefined || days.includes(shownDay)) return days;
  return shownDay < firstDay ? [shownDay, ...days] : [...days, shownDay];
}

/** Whether the selected day is in the past. */
export const isPastDay = (today: string, shownDay: string | undefined): boolean =>
  shownDay !== undefined && shownDay < today;
