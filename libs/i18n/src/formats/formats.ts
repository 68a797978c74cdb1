import { getDateLocale, getDistanceLocale } from '../locales/format-locale.ts';
import { type HourCycle, getHourCycle } from '../locales/hour-cycle.ts';
import type { Locale } from '../locales/locales.ts';
import { createCountdown, formatDuration, type Countdown } from './duration.ts';
import { formatMoney } from './money.ts';
import { createRelative } from './relative.ts';
import { replaceSpaces } from './replace-spaces.ts';
import { dayKey, daysBetween, dayStart, toTime, type Moment } from './zone.ts';

/** Dates, times and numbers of one locale in one zone. An invalid moment gives an empty text, never an exception. */
export interface Formats {
  readonly locale: Locale;
  /** The IANA zone of all texts. */
  readonly timeZone: string;
  /** `8:30 PM` or `20:30`, by the page's hour cycle. */
  time(moment: Moment): string;
  /** `22 Nov 2026`; without the year if it is the year of `now`. */
  date(moment: Moment, now?: Moment): string;
  /** `Sat 22 Nov, 20:30` */
  dateTime(moment: Moment): string;
  /** `Sat` */
  weekday(moment: Moment): string;
  /** `Today`, `Tomorrow`, `Yesterday`, else `Saturday, 22 November` (with another year). */
  dayHeading(moment: Moment, now: Moment): string;
  /** Key of the day in the shown zone, for grouping: `2026-11-22`. */
  dayKey(moment: Moment): string;
  /**
   * The first moment of the day in the shown zone, or of the day `days` later, in milliseconds since 1970. A day has
   * 23, 24 or 25 hours.
   */
  dayStart(moment: Moment, days?: number): number;
  /** `in 42 min`, `3 hr. ago`, `tomorrow`; a date after a week. */
  relative(moment: Moment, now: Moment): string;
  /** The time until a moment. */
  countdown(targetMoment: Moment, now: Moment): Countdown;
  /** A length in seconds: `1:52:10`. */
  duration(seconds: number): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A decimal text with its ISO 4217 currency; without a currency, or with `N/A`, the number alone. */
  money(amount: string, currency?: string): string;
  /** `Aurora, Ravens and Wolves` */
  list(items: readonly string[]): string;
}

/** French writes the first of a month as an ordinal, which the platform's data lack. */
const firstOfMonthByLocale: Partial<Record<Locale, string>> = { fr: '1er', 'fr-CA': '1er' };

/**
 * Locales that write hours before ten with one digit on the 24-hour clock, as in the platform's data. In other locales
 * the zero distinguishes a time from a length: `03:55`.
 */
const localesWithShortHours: ReadonlySet<Locale> = new Set<Locale>(['he', 'es', 'ca', 'fr-CA']);

const capitalise = (text: string, locale: string): string => {
  const [firstCharacter = '', ...restOfText] = text;
  return firstCharacter.toLocaleUpperCase(locale) + restOfText.join('');
};

function createFormats(locale: Locale, timeZone: string, hourCycle: HourCycle): Formats {
  const dateLocaleTag = getDateLocale(locale);
  const dateFormats = new Map<string, Intl.DateTimeFormat>();
  // Making a formatter costs a hundred times more than using it, so each is made once, at its first use.
  const formatMoment = (moment: Moment, options: Intl.DateTimeFormatOptions): string => {
    const time = toTime(moment);
    if (Number.isNaN(time)) return '';
    const id = Object.entries(options).flat().join();
    const format = dateFormats.get(id) ?? new Intl.DateTimeFormat(dateLocaleTag, { ...options, timeZone });
    dateFormats.set(id, format);
    const formatParts = format.formatToParts(time);
    const firstOfMonthText = firstOfMonthByLocale[locale];
    const text = formatParts.map(({ type, value }, index) => {
      const isByDayPeriod = formatParts
        .slice(Math.max(0, index - 1), index + 2)
        .some((formatPart) => formatPart.type === 'dayPeriod');
      return firstOfMonthText && type === 'day' && value === '1'
        ? firstOfMonthText
        : replaceSpaces(value, isByDayPeriod ? '\u00a0' : ' ');
    });
    return text.join('');
  };
  const hour = hourCycle === 'h23' && !localesWithShortHours.has(locale) ? '2-digit' : 'numeric';
  const clockOptions = { hour, minute: '2-digit', hourCycle } as const;
  const numberFormats = new Map<string, Intl.NumberFormat>();
  const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string => {
    const id = Object.entries(options).flat().join();
    const format = numberFormats.get(id) ?? new Intl.NumberFormat(dateLocaleTag, options);
    numberFormats.set(id, format);
    return replaceSpaces(format.format(value));
  };
  const isSameYear = (moment: Moment, now: Moment): boolean =>
    dayKey(moment, timeZone).slice(0, 4) === dayKey(now, timeZone).slice(0, 4);
  const formatDate = (moment: Moment, now?: Moment): string =>
    formatMoment(moment, {
      day: 'numeric',
      month: 'short',
      ...(now !== undefined && isSameYear(moment, now) ? {} : { year: 'numeric' as const }),
    });
  const relativeFormats = createRelative(getDistanceLocale(locale), timeZone);

  return {
    locale,
    timeZone,
    time: (moment) => formatMoment(moment, clockOptions),
    date: formatDate,
    dateTime: (moment) => formatMoment(moment, { weekday: 'short', day: 'numeric', month: 'short', ...clockOptions }),
    weekday: (moment) => formatMoment(moment, { weekday: 'short' }),
    dayHeading(moment, now) {
      const days = daysBetween(now, moment, timeZone);
      const text =
        Math.abs(days) <= 1
          ? relativeFormats.day(days)
          : formatMoment(moment, {
              weekday: 'long',
              day: 'numeric',
              month: 'long',
              ...(isSameYear(moment, now) ? {} : { year: 'numeric' as const }),
            });
      return capitalise(text, locale);
    },
    dayKey: (moment) => dayKey(moment, timeZone),
    dayStart: (moment, days) => dayStart(moment, timeZone, days),
    relative: (moment, now) => relativeFormats.time(moment, now) ?? formatDate(moment, now),
    countdown: (targetMoment, now) => createCountdown(toTime(targetMoment), toTime(now)),
    duration: formatDuration,
    number: formatNumber,
    money: (amount, currency) => formatMoney(dateLocaleTag, amount, currency),
    list: (items) => new Intl.ListFormat(dateLocaleTag, { type: 'conjunction' }).format(items),
  };
}

const cache = new Map<string, Formats>();

/**
 * The formats of a locale in an IANA zone. The same object for the same arguments, so it is safe in dependency lists.
 * @param hourCycle default: the locale's clock
 */
export function getFormats(locale: Locale, timeZone: string, hourCycle: HourCycle = getHourCycle(locale)): Formats {
  const id = `${locale}|${timeZone}|${hourCycle}`;
  const formats = cache.get(id) ?? createFormats(locale, timeZone, hourCycle);
  cache.set(id, formats);
  return formats;
}
