import { replaceSpaces } from './replace-spaces.ts';
import { daysBetween, toTime, type Moment } from './zone.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface RelativeFormats {
  /** `today`, `tomorrow`, `3 days ago` */
  day(days: number): string;
  /** `in 42 min`; undefined after a week, for which a date is clearer, and for an invalid moment. */
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
      if (distanceMs < hourMs) return formatShortDistance(Math.trunc(signedDistanceMs / minuteMs), 'minute');
      if (distanceMs < dayMs) return formatShortDistance(Math.trunc(signedDistanceMs / hourMs), 'hour');
      return formatShortDistance(daysBetween(now, moment, timeZone), 'day');
    },
  };
}
