import type { DateRange } from './list-filters.ts';
import { roundedTo } from './rounded-time.ts';

/** The date filters (specification, section 3). */
export const datePresets = ['anytime', 'today', 'yesterday', 'past_7_days', 'past_30_days', 'past_90_days'] as const;
export type DatePreset = (typeof datePresets)[number];

const dayMs = 86_400_000;

/** The zone's offset from UTC at a time, in milliseconds. */
function getZoneOffsetMs(time: number, timeZone: string): number {
  const dateTimeParts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const readDatePart = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(dateTimeParts.find((dateTimePart) => dateTimePart.type === type)?.value);
  const wallTimeMs = Date.UTC(
    readDatePart('year'),
    readDatePart('month') - 1,
    readDatePart('day'),
    readDatePart('hour'),
    readDatePart('minute'),
    readDatePart('second'),
  );
  return wallTimeMs - Math.floor(time / 1000) * 1000;
}

/**
 * The first moment of a day in a zone.
 * @param midnightMs the midnight of that day in UTC
 */
function findFirstMoment(midnightMs: number, timeZone: string): number {
  // A change of the clocks at midnight gives two candidates. If clocks go forward, the day starts after midnight; if they
  // go back, midnight occurs twice.
  const candidatesMs = [midnightMs - dayMs, midnightMs + dayMs].map(
    (nearbyMs) => midnightMs - getZoneOffsetMs(nearbyMs, timeZone),
  );
  const isInDay = (timeMs: number): boolean => timeMs + getZoneOffsetMs(timeMs, timeZone) >= midnightMs;
  return Math.min(...candidatesMs.filter(isInDay));
}

/** The first moment of the zone's day `daysBack` days before today. */
export function startOfDay(now: Date | number, timeZone: string, daysBack = 0): number {
  const wallTimeMs = Number(now) + getZoneOffsetMs(Number(now), timeZone);
  return findFirstMoment(Math.floor(wallTimeMs / dayMs) * dayMs - daysBack * dayMs, timeZone);
}

/**
 * The range of whole days in a zone. It includes both days, and is open at a missing end.
 * @param from such as `2026-11-22`
 * @param to such as `2026-11-22`
 */
export const rangeOfDays = (from: string | undefined, to: string | undefined, timeZone: string): DateRange => ({
  ...(from !== undefined && { from: roundedTo(findFirstMoment(Date.parse(from), timeZone) - 1) }),
  ...(to !== undefined && { to: roundedTo(findFirstMoment(Date.parse(to) + dayMs, timeZone) - 1) }),
});

const daysBackByPreset: Readonly<Record<Exclude<DatePreset, 'anytime'>, number>> = {
  today: 0,
  yesterday: 1,
  past_7_days: 7,
  past_30_days: 30,
  past_90_days: 90,
};

/** The range of a preset, by the days of the shown time zone; undefined for any time. */
export function dateRange(preset: DatePreset, now: Date | number, timeZone: string): DateRange | undefined {
  if (preset === 'anytime') return undefined;
  const from = roundedTo(startOfDay(now, timeZone, daysBackByPreset[preset]) - 1);
  if (preset === 'today') return { from, to: roundedTo(startOfDay(now, timeZone, -1) - 1) };
  return { from, to: roundedTo(preset === 'yesterday' ? startOfDay(now, timeZone) - 1 : now) };
}
