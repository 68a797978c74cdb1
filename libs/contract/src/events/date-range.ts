import type { DateRange } from './list-filters.ts';
import { roundedTo } from './rounded-time.ts';

/** The date filters of section 3. */
export const datePresets = ['anytime', 'today', 'yesterday', 'past_7_days', 'past_30_days', 'past_90_days'] as const;
export type DatePreset = (typeof datePresets)[number];

const day = 86_400_000;

/** How far the zone's wall clock is ahead of UTC at that moment, in milliseconds. */
function zoneOffset(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return wall - Math.floor(time / 1000) * 1000;
}

/** The first moment of the zone's day that lies `daysBack` before today. */
export function startOfDay(now: Date | number, timeZone: string, daysBack = 0): number {
  const wall = Number(now) + zoneOffset(Number(now), timeZone);
  const midnight = Math.floor(wall / day) * day - daysBack * day;
  // The offset at midnight can differ from the one now: on the day the clocks change.
  const guess = midnight - zoneOffset(midnight, timeZone);
  return midnight - zoneOffset(guess, timeZone);
}

const daysBack: Readonly<Record<Exclude<DatePreset, 'anytime'>, number>> = {
  today: 0,
  yesterday: 1,
  past_7_days: 7,
  past_30_days: 30,
  past_90_days: 90,
};

/** The range that a preset means in the days of a zone (decisions: the zone that is shown); undefined for any time. */
export function dateRange(preset: DatePreset, now: Date | number, timeZone: string): DateRange | undefined {
  if (preset === 'anytime') return undefined;
  const from = roundedTo(startOfDay(now, timeZone, daysBack[preset]) - 1);
  if (preset === 'today') return { from, to: roundedTo(startOfDay(now, timeZone, -1) - 1) };
  return { from, to: roundedTo(preset === 'yesterday' ? startOfDay(now, timeZone) - 1 : now) };
}
