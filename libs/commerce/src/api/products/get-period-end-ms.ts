import type { DurationUnit } from '@touchline/contract';
import type { ProductView } from './product-view.ts';

const hourMs = 3_600_000;
const monthsByUnit: Readonly<Record<DurationUnit, number>> = { hour: 0, day: 0, month: 1, year: 12 };

/**
 * The end of a period that begins now: after its hours or days, or on the same day of a later month. In a month
 * without that day, the period ends on the last day. Used only if the backend sends no dates.
 * @param now milliseconds since the epoch
 * @returns milliseconds since the epoch; NaN if a huge duration means "forever"; undefined without a duration
 */
export function getPeriodEndMs(
  { duration, durationUnits }: Pick<ProductView, 'duration' | 'durationUnits'>,
  now: number,
): number | undefined {
  if (duration === undefined || durationUnits === undefined) return undefined;
  if (durationUnits === 'hour') return now + duration * hourMs;
  if (durationUnits === 'day') return now + duration * 24 * hourMs;
  const end = new Date(now);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + duration * monthsByUnit[durationUnits]);
  // In a month of 30 days, `Date` turns the 31st into the 1st of the next month.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}
