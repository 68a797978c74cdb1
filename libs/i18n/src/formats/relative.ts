import { replaceSpaces } from './replace-spaces.ts';
import { daysBetween, toTime, type Moment } from './zone.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Relative {
  /** `today`, `tomorrow`, `3 days ago` */
  day(days: number): string;
  /** `in 42 min`; undefined after a week, for which a date is clearer, and for an invalid moment. */
  time(at: Moment, now: Moment): string | undefined;
}

/** Distances in time, in words, with days counted by the zone's calendar. */
export function createRelative(locale: string, timeZone: string): Relative {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  // Hebrew has words for one and two, and the locale data repeats the number in brackets.
  const short = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    replaceSpaces(words.format(value, unit), ' ').replace(/ \(\d+\)$/, '');
  const long = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    day: (days) => replaceSpaces(long.format(days, 'day'), ' '),
    time(at, now) {
      const distance = toTime(at) - toTime(now);
      const far = Math.abs(distance);
      if (Number.isNaN(far) || far >= 7 * day) return undefined;
      if (far < minute) return short(0, 'second');
      if (far < hour) return short(Math.trunc(distance / minute), 'minute');
      if (far < day) return short(Math.trunc(distance / hour), 'hour');
      return short(daysBetween(now, at, timeZone), 'day');
    },
  };
}
