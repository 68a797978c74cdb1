import type { Formats } from '@touchline/i18n';

/** The days of the guide, in order. */
export const guideDays = ['yesterday', 'today', 'tomorrow'] as const;
export type GuideDay = (typeof guideDays)[number];

/** The word of the address's query that names the day; today has none. */
export const dayWord = 'day';

/** The day that an address names; what it does not know is as if it were not there. */
export const readDay = (search: URLSearchParams): GuideDay =>
  guideDays.find((day) => day === search.get(dayWord)) ?? 'today';

/** The address of a day's guide without the locale's prefix. */
export const dayPath = (day: GuideDay): string => (day === 'today' ? '/channels/' : `/channels/?${dayWord}=${day}`);

/** How often the guide looks at the clock, in milliseconds. */
export const guideTick = 30_000;

/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** From when to when a day lasts in the zone that is shown: 23 to 25 hours. @param now milliseconds since 1970 */
export function spanOf(day: GuideDay, now: number, formats: Pick<Formats, 'dayStart'>): Span {
  const shift = guideDays.indexOf(day) - guideDays.indexOf('today');
  return { start: formats.dayStart(now, shift), end: formats.dayStart(now, shift + 1) };
}

const hour = 3_600_000;

/** The full hours of a day, as they pass: a day of 25 hours has one of them twice on the clock. */
export const hoursOf = ({ start, end }: Span): number[] =>
  Array.from({ length: Math.ceil((end - start) / hour) }, (_, index) => start + index * hour);
