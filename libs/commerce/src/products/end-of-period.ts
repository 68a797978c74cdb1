import type { DurationUnit } from '@touchline/contract';
import type { ProductView } from './product-view.ts';

const hour = 3_600_000;
const months: Readonly<Record<DurationUnit, number>> = { hour: 0, day: 0, month: 1, year: 12 };

/**
 * When something that begins now ends, or is charged again: after its hours or days, or on the same day of a later month, on the last one of a month that has no
 * such day. A backend may count otherwise: what it says of the contract then counts.
 * @param now milliseconds since the epoch
 * @returns milliseconds since the epoch, no date where a backend means "for ever" by a huge number; undefined where nobody said for how long it is
 */
export function endOfPeriod(
  { duration, durationUnits }: Pick<ProductView, 'duration' | 'durationUnits'>,
  now: number,
): number | undefined {
  if (duration === undefined || durationUnits === undefined) return undefined;
  if (durationUnits === 'hour') return now + duration * hour;
  if (durationUnits === 'day') return now + duration * 24 * hour;
  const end = new Date(now);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + duration * months[durationUnits]);
  // The 31st of a month with 30 days reads as the next month's 1st.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}
