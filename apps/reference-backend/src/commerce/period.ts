import type { DurationUnit } from '@touchline/contract';

const hourMs = 3_600_000;

/** The length of a contract's period. */
export interface Period {
  duration: number;
  durationUnits: DurationUnit;
}

/** Returns a day of a later month, or that month's last day. */
function addMonths(from: Date, months: number, dayOfMonth: number): Date {
  const laterDate = new Date(from);
  laterDate.setUTCDate(1);
  laterDate.setUTCMonth(laterDate.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(laterDate.getUTCFullYear(), laterDate.getUTCMonth() + 1, 0)).getUTCDate();
  laterDate.setUTCDate(Math.min(dayOfMonth, lastDay));
  return laterDate;
}

/**
 * Computes the end of a period.
 * @param from milliseconds since 1970
 * @param anchor the time of the purchase, because a purchase on the 31st renews on the 31st where a month has one
 */
export function computePeriodEnd(from: number, { duration, durationUnits }: Period, anchor = from): number {
  if (durationUnits === 'hour') return from + duration * hourMs;
  if (durationUnits === 'day') return from + duration * 24 * hourMs;
  const months = durationUnits === 'year' ? 12 * duration : duration;
  return addMonths(new Date(from), months, new Date(anchor).getUTCDate()).getTime();
}
