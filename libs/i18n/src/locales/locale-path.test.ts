import { describe, expect, it } from 'vitest';
import { localePath, splitLocalePath, type LocaleRules } from './locale-path.ts';
import { locales } from './locales.ts';

const rules: LocaleRules = { default: 'en', enabled: ['en', 'he', 'fr-CA'] };

describe('splitLocalePath', () => {
  it.each([
    ['/', 'en', '/', true],
    ['/live/', 'en', '/live/', true],
    ['/he/', 'he', '/', true],
    ['/he/live/?a=1#b', 'he', '/live/?a=1#b', true],
    ['/he', 'he', '/', false],
    ['/he?a=1', 'he', '/?a=1', false],
    ['/fr-ca/live/', 'fr-CA', '/live/', false],
    ['/en/live/', 'en', '/live/', false],
    ['/de/live/', 'en', '/de/live/', true],
    ['/help/', 'en', '/help/', true],
    ['/fr_CA/', 'en', '/fr_CA/', true],
    ['/he//evil.example', 'he', '/evil.example', true],
    ['//evil.example/', 'en', '/evil.example/', true],
  ])('the path %s has the locale %s and the rest %s (canonical: %s)', (path, locale, restOfPath, canonical) => {
    expect(splitLocalePath(path, rules)).toEqual({ locale, path: restOfPath, canonical });
  });

  it.each(locales)('splitLocalePath splits every path that localePath makes (%s)', (locale) => {
    const localeRules: LocaleRules = { default: 'he', enabled: locales };
    expect(splitLocalePath(localePath('/events/42/', locale, localeRules), localeRules)).toEqual({
      locale,
      path: '/events/42/',
      canonical: true,
    });
  });
});
