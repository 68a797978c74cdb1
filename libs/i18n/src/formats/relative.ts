import { replaceSpaces } from './replace-spaces.ts';
import { daysBetween, toTime, type Moment } from './zone.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface RelativeFormats {
  /** `today`, `tomorrow`, `3 days ago` */
  day(days: number): string;
  /**
   * `in 107 min`, `in 2 hr.`, `tomorrow`; undefined after a week, for which a date is clearer, and for an invalid
   * moment.
   */
  time(moment: Moment, now: Moment): string | undefined;
}

/** Distances in time, in words, with days counted by the zone's calendar. */
export function createRelative(locale: string, timeZone: string): RelativeFormats {
  const wordFormat = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  // Hebrew has words for one and two, and the locale data repeats the number in brackets.
  const formatShortDistance = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    replaceSpaces(wordFormat.format(value, unit), ' ').replace(/ \(\d+\)$/, '');
  const longFormat = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    day: (days) => replaceSpaces(longFormat.format(days, 'day'), ' '),
    time(moment, now) {
      const signedDistanceMs = toTime(moment) - toTime(now);
      const distanceMs = Math.abs(signedDistanceMs);
      if (Number.isNaN(distanceMs) || distanceMs >= 7 * dayMs) return undefined;
      if (distanceMs < minuteMs) return formatShortDistance(0, 'second');
      const minutes = Math.trunc(signedDistanceMs / minuteMs);
      const hours = Math.trunc(signedDistanceMs / hourMs);
      // "In 1 hr." for a start in 107 minutes would be too coarse.
      if (distanceMs < hourMs || (distanceMs < 2 * hourMs && Math.abs(minutes) > 64))
        return formatShortDistance(minutes, 'minute');
      if (Math.abs(hours) < 24) return formatShortDistance(hours, 'hour');
      return formatShortDistance(daysBetween(now, moment, timeZone), 'day');
    },
  };
}
