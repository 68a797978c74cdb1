import { describe, expect, it, vi } from 'vitest';
import type { HourCycle } from '../locales/hour-cycle.ts';
import { type Locale, locales } from '../locales/locales.ts';
import { getFormats } from './formats.ts';

const lateMatch = '2026-11-22T23:30:00Z';

describe('getFormats', () => {
  it('returns the same formats for the same locale and zone', () => {
    expect(getFormats('en', 'UTC')).toBe(getFormats('en', 'UTC'));
  });

  it('a match at 23:30 UTC is in the group of the shown zone’s day', () => {
    expect(getFormats('en', 'UTC').dayKey(lateMatch)).toBe('2026-11-22');
    expect(getFormats('en', 'Europe/Stockholm').dayKey(lateMatch)).toBe('2026-11-23');
    expect(getFormats('en', 'America/Toronto').dayKey(lateMatch)).toBe('2026-11-22');
  });

  it('the heading of a day’s group is in the shown zone', () => {
    const now = '2026-11-22T20:00:00Z';
    expect(getFormats('en', 'UTC').dayHeading(lateMatch, now)).toBe('Today');
    expect(getFormats('en', 'Europe/Stockholm').dayHeading(lateMatch, now)).toBe('Tomorrow');
    expect(getFormats('de', 'UTC').dayHeading('2026-11-21T12:00:00Z', now)).toBe('Gestern');
    expect(getFormats('en', 'UTC').dayHeading('2026-11-25T12:00:00Z', now)).toBe('Wednesday, November 25');
    expect(getFormats('en', 'UTC').dayHeading('2027-01-02T12:00:00Z', now)).toContain('2027');
  });

  it('“tomorrow” follows the calendar, not 24 hours', () => {
    const formats = getFormats('en', 'Europe/Stockholm');
    expect(formats.dayHeading('2026-11-22T23:05:00Z', '2026-11-22T22:55:00Z')).toBe('Tomorrow');
    expect(formats.dayHeading('2026-10-26T00:00:00+01:00', '2026-10-25T00:00:00+02:00')).toBe('Tomorrow');
  });

  it('times are written as the locale writes them', () => {
    const normalizedTime = getFormats('en', 'America/New_York').time('2026-11-22T19:30:00Z').replaceAll('\u00a0', ' ');
    expect(normalizedTime).toBe('2:30 PM');
    expect(getFormats('de', 'Europe/Berlin').time('2026-11-22T19:30:00Z')).toBe('20:30');
    expect(getFormats('he', 'Asia/Jerusalem').time('2026-11-22T19:30:00Z')).toBe('21:30');
  });

  it('every kind of date uses the requested clock of 12 or 24 hours', () => {
    const formats = getFormats('en', 'UTC', 'h23');
    expect(formats.time('2026-11-22T19:30:00Z')).toBe('19:30');
    expect(formats.dateTime('2026-11-22T19:30:00Z')).toContain('19:30');
    expect(formats.time('2026-11-22T00:05:00Z')).toBe('00:05');
    expect(getFormats('de', 'UTC', 'h12').time('2026-11-22T19:30:00Z')).toBe('7:30\u00a0PM');
    expect(getFormats('ko', 'UTC').time('2026-11-22T18:30:00Z')).toBe('18:30');
  });

  it('hours before ten have a leading zero where the language writes one', () => {
    const formatEarlyTime = (locale: Locale, hourCycle: HourCycle) =>
      getFormats(locale, 'UTC', hourCycle).time('2026-11-22T03:55:00Z').replace('\u00a0', ' ');
    expect([formatEarlyTime('de', 'h23'), formatEarlyTime('uk-UA', 'h23'), formatEarlyTime('he', 'h23')]).toEqual([
      '03:55',
      '03:55',
      '3:55',
    ]);
    expect(formatEarlyTime('de', 'h12')).toBe('3:55 AM');
  });

  it('French writes the first of a month as an ordinal', () => {
    const firstOfNovember = '2026-11-01T12:00:00Z';
    const formats = getFormats('fr', 'UTC');
    expect(formats.date(firstOfNovember)).toBe('1er nov. 2026');
    expect(formats.dayHeading(firstOfNovember, '2026-11-20T12:00:00Z')).toBe('Dimanche 1er novembre');
    expect(formats.dateTime(firstOfNovember)).toContain('1er nov.');
    expect(getFormats('fr-CA', 'UTC').date(firstOfNovember)).toBe('1er nov. 2026');
    expect(formats.date('2026-11-11T12:00:00Z')).toBe('11 nov. 2026');
    expect(getFormats('it', 'UTC').date(firstOfNovember)).toBe('1 nov 2026');
  });

  it('a date shows its year unless it is the current year', () => {
    const formats = getFormats('en', 'UTC');
    expect(formats.date('2026-03-04T12:00:00Z', '2026-11-22T00:00:00Z')).toBe('Mar 4');
    expect(formats.date('2025-03-04T12:00:00Z', '2026-11-22T00:00:00Z')).toBe('Mar 4, 2025');
    expect(formats.date('2026-03-04T12:00:00Z')).toBe('Mar 4, 2026');
  });

  it('time differences are written in words, and after a week as a date', () => {
    const { relative } = getFormats('en', 'UTC');
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(relative(now + 42 * 60_000, now)).toBe('in 42 min.');
    expect(relative(now + 62 * 60_000, now)).toBe('in 1 hr.');
    expect(relative(now + 107 * 60_000, now)).toBe('in 107 min.');
    expect(relative(now + 170 * 60_000, now)).toBe('in 2 hr.');
    expect(relative(now - 3 * 3_600_000, now)).toBe('3 hr. ago');
    expect(relative(now + 30_000, now)).toBe('now');
    expect(relative(now + 26 * 3_600_000, now)).toBe('tomorrow');
    expect(relative(now + 9 * 86_400_000, now)).toBe('Dec 1');
  });

  it('Hebrew writes a difference of one hour without the figure 1', () => {
    const { relative } = getFormats('he', 'UTC');
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(relative(now + 3_600_000, now)).toBe('בעוד שעה');
  });

  it('dates and numbers in Bosnian need no data that a browser lacks', () => {
    const formats = getFormats('bs-BA', 'UTC');
    const now = '2026-03-05T12:00:00Z';
    expect(formats.dayHeading('2026-03-04T12:00:00Z', now)).toBe('Jučer');
    expect(formats.dayHeading('2026-03-11T12:00:00Z', now)).toBe('Srijeda, 11. mart');
    expect(formats.money('5.99', 'EUR')).toBe('5,99\u00a0€');
  });

  it('shows money in its currency without rounding', () => {
    const { money } = getFormats('de', 'UTC');
    expect(money('9.99', 'EUR')).toBe('9,99\u00a0€');
    expect(money('12345678901234567.89', 'EUR')).toContain('12.345.678.901.234.567,89');
    expect(getFormats('ko', 'UTC').money('9900', 'KRW')).toBe('₩9,900');
    expect(getFormats('en', 'UTC').money('100.5', 'JPY')).toBe('¥100.5');
    expect(getFormats('en', 'UTC').money('100.00', 'JPY')).toBe('¥100');
    expect(getFormats('en', 'UTC').money('0.005', 'USD')).toBe('$0.005');
  });

  it('an amount with the currency N/A is shown as a number, and an unknown currency or amount as it is', () => {
    const { money } = getFormats('en', 'UTC');
    expect(money('9.90', 'N/A')).toBe('9.90');
    expect(money('9.90')).toBe('9.90');
    expect(money('9.90', 'COINS')).toBe('9.90 COINS');
    expect(money('free', 'EUR')).toBe('free');
  });

  it.each(['not a date', '', Number.NaN, new Date(Number.NaN), 1e17])(
    'shows an empty text for the invalid date %s',
    (date) => {
      const formats = getFormats('fr', 'UTC');
      const now = 0;
      expect(formats.time(date) + formats.date(date, now) + formats.dateTime(date) + formats.dayKey(date)).toBe('');
      expect(formats.relative(date, now) + formats.dayHeading(date, now)).toBe('');
      expect(formats.countdown(date, now).total).toBe(0);
    },
  );

  it.each([
    ['with a plain space, as Firefox does', ' '],
    ['with a no-break space', '\u00a0'],
    ['with a narrow no-break space, as Safari does', '\u202f'],
  ])('gives the same text when the browser writes a time or a distance %s [fault-33c]', async (_, space) => {
    const { formatToParts } = Intl.DateTimeFormat.prototype;
    const { format } = Intl.RelativeTimeFormat.prototype;
    const distanceFormatSpy = vi.spyOn(Intl.RelativeTimeFormat.prototype, 'format').mockImplementation(function (
      this: Intl.RelativeTimeFormat,
      ...formatArguments
    ) {
      return format.apply(this, formatArguments).replace(/[ \u00a0\u2009\u202f]/g, space);
    });
    const formatToPartsSpy = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
      this: Intl.DateTimeFormat,
      timeToFormat,
    ) {
      return formatToParts
        .call(this, timeToFormat)
        .map(({ type, value }) => ({ type, value: value.replace(/[ \u00a0\u2009\u202f]/g, space) }));
    });
    // `getFormats` caches its formats, so each case needs a time zone that no other test uses.
    const timeZone = { ' ': 'America/Denver', '\u00a0': 'America/Phoenix', '\u202f': 'America/Boise' }[space] ?? '';
    const formats = getFormats('es', timeZone, 'h12');
    expect(formats.time('2026-11-22T19:30:00Z')).toBe('12:30\u00a0p.\u00a0m.');
    expect(formats.date('2026-11-22T19:30:00Z')).toBe('22 nov 2026');
    expect(formats.relative('2026-11-22T19:38:00Z', '2026-11-22T19:30:00Z')).toBe('dentro de 8 min');
    const hebrewFormats = getFormats('he', timeZone);
    expect(hebrewFormats.relative('2026-11-22T20:30:00Z', '2026-11-22T19:30:00Z')).toBe('בעוד שעה');
    expect(hebrewFormats.dayHeading('2026-11-20T19:30:00Z', '2026-11-21T19:30:00Z')).toBe('אתמול');
    formatToPartsSpy.mockRestore();
    distanceFormatSpy.mockRestore();
  });

  it.each(locales)('writes every kind of date in %s without a narrow space', (locale) => {
    const formats = getFormats(locale, 'Asia/Jerusalem');
    const now = '2026-11-20T12:00:00Z';
    const texts = [
      formats.time(lateMatch),
      formats.date(lateMatch),
      formats.dateTime(lateMatch),
      formats.weekday(lateMatch),
      formats.dayHeading(lateMatch, now),
      formats.relative(lateMatch, now),
      formats.number(1234567.8),
      formats.money('1234.50', 'EUR'),
      formats.list(['A', 'B', 'C']),
    ];
    expect(texts.every(Boolean)).toBe(true);
    expect(texts.join()).not.toMatch(/[\u2009\u202f]/);
  });
});
