import { describe, expect, it } from 'vitest';
import { getHourCycle } from './hour-cycle.ts';
import { locales } from './locales.ts';

describe('getHourCycle', () => {
  it.each(locales)(
    'without a region, times in %s have the hour cycle of sports listings in that language',
    (locale) => {
      expect(getHourCycle(locale)).toBe(locale === 'en' ? 'h12' : 'h23');
    },
  );

  it.each([
    ['en', ['en-GB', 'en-US'], 'h23'],
    ['en', ['de-DE', 'de', 'en-AU'], 'h12'],
    ['en', ['en', 'en-IE'], 'h23'],
    ['es', ['es-MX'], 'h12'],
    ['fr-CA', ['fr-FR'], 'h23'],
    ['de', ['en-US', 'en'], 'h23'],
    ['ko', ['ko-KR'], 'h23'],
    ['bs-BA', ['en-US'], 'h23'],
    ['en', [], 'h12'],
    ['en', ['en-', '', 'en-not_a_tag'], 'h12'],
  ] as const)('the hour cycle is that of the viewer’s region in the page’s language: %s, %j', (...row) => {
    const [locale, preferredTags, hourCycle] = row;
    expect(getHourCycle(locale, preferredTags)).toBe(hourCycle);
  });
});
