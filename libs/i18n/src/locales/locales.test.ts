import { describe, expect, it } from 'vitest';
import { getDirection, isLocale, languageTag, localeNames, locales, toLocale } from './locales.ts';

describe('locales', () => {
  it('the locales include all of the specification, each with its own name', () => {
    const specified = 'en de es fr fr-CA he it pl pt ca ko zh bs-BA uk-UA'.split(' ');
    expect(locales.slice(0, specified.length)).toEqual(specified);
    expect(new Set(Object.values(localeNames)).size).toBe(locales.length);
  });

  it.each(locales)('the platform knows %s, so plurals and dates are not English', (locale) => {
    expect(Intl.PluralRules.supportedLocalesOf(locale)).toHaveLength(1);
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toHaveLength(1);
  });

  it('a locale is accepted only in the portal’s spelling', () => {
    expect(isLocale('fr-CA')).toBe(true);
    expect(isLocale('fr-ca')).toBe(false);
    expect(isLocale(undefined)).toBe(false);
    expect(toLocale('FR_ca')).toBe('fr-CA');
    expect(toLocale('xx')).toBeUndefined();
  });

  it('browsers know the tags of all locales, and the tag of Chinese has its script', () => {
    expect(languageTag('zh')).toBe('zh-Hans');
    expect(languageTag('fr-CA')).toBe('fr-CA');
    expect(locales.map((locale) => new Intl.Locale(languageTag(locale)).language)).toEqual(
      locales.map((locale) => new Intl.Locale(locale).language),
    );
  });

  it('all locales except Hebrew are left-to-right', () => {
    expect(locales.filter((locale) => getDirection(locale) === 'rtl')).toEqual(['he']);
  });

  it('a customer may set Korean to right-to-left', () => {
    expect(getDirection('ko', { ko: 'rtl' })).toBe('rtl');
    expect(getDirection('he', { ko: 'rtl' })).toBe('rtl');
  });
});
