import type { Formats } from '@touchline/i18n';

/** The days of the guide, in order. */
export const guideDays = ['yesterday', 'today', 'tomorrow'] as const;
export type GuideDay = (typeof guideDays)[number];

/** The query parameter of the day. Today has no value. */
const dayParam = 'day';

/** The day in an address; today if the value is unknown. */
export const readDay = (search: URLSearchParams): GuideDay =>
  guideDays.find((day) => day === search.get(dayParam)) ?? 'today';

/** The path of a day's guide without the locale's prefix. */
export const getDayPath = (day: GuideDay): string => (day === 'today' ? '/channels/' : `/channels/?${dayParam}=${day}`);

/** The interval between two reads of the clock. */
export const guideTickMs = 30_000;

/** A range of time, in milliseconds since 1970. */
export interface TimeSpan {
  startMs: number;
  endMs: number;
}

/** The start and end of a day in the displayed zone, which has 23 to 25 hours. @param now milliseconds since 1970 */
export function getSpan(day: GuideDay, now: number, formats: Pick<Formats, 'dayStart'>): TimeSpan {
  const dayOffset = guideDays.indexOf(day) - guideDays.indexOf('today');
  return { startMs: formats.dayStart(now, dayOffset), endMs: formats.dayStart(now, dayOffset + 1) };
}

const hourMs = 3_600_000;

/** The full hours of a day in order. A day of 25 hours has one clock time twice. */
export const getHours = ({ startMs, endMs }: TimeSpan): number[] =>
  Array.from({ length: Math.ceil((endMs - startMs) / hourMs) }, (_, index) => startMs + index * hourMs);
