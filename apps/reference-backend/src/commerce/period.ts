import type { DurationUnit } from '@touchline/contract';

const hour = 3_600_000;

/** How long something opens. */
export interface Period {
  duration: number;
  durationUnits: DurationUnit;
}

/** Months later, on the same day of the month; on its last where it has no such day. */
function monthsLater(from: Date, months: number, dayOfMonth: number): Date {
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(dayOfMonth, lastDay));
  return later;
}

/**
 * When a period that begins at `from` is over, milliseconds since 1970. What was bought on the 31st renews on the 31st, wherever a month
 * has one: `anchor` is when it was bought.
 */
export function endOfPeriod(from: number, { duration, durationUnits }: Period, anchor = from): number {
  if (durationUnits === 'hour') return from + duration * hour;
  if (durationUnits === 'day') return from + duration * 24 * hour;
  const months = durationUnits === 'year' ? 12 * duration : duration;
  return monthsLater(new Date(from), months, new Date(anchor).getUTCDate()).getTime();
}
