import { expect, test } from 'vitest';
import type { LocaleRules } from './locale-path.ts';
import { chosenLocale, localeCookie, getPreferredLocale } from './locale-sources.ts';

const rules: LocaleRules = { default: 'en', enabled: ['en', 'he', 'fr-CA'] };

test('the language is read from the cookie that the portal has written, also between other cookies', () => {
  const [cookiePair] = localeCookie('fr-CA').split(';');
  expect(chosenLocale(`_ga=1; ${cookiePair}; x=2`, rules)).toBe('fr-CA');
});

test.each([undefined, '', 'locale=', 'locale=de', 'locale=xx', 'mylocale=he'])(
  'the cookie %j chooses no language',
  (cookie) => {
    expect(chosenLocale(cookie, rules)).toBeUndefined();
  },
);

test('the chosen language decides at every address, and the browser’s only at the root', () => {
  const languages = 'fr-CA';
  expect(getPreferredLocale('/', rules, { cookie: 'locale=he', languages })).toBe('he');
  expect(getPreferredLocale('/live/', rules, { cookie: 'locale=he', languages })).toBe('he');
  expect(getPreferredLocale('/', rules, { cookie: undefined, languages })).toBe('fr-CA');
  expect(getPreferredLocale('/live/', rules, { cookie: undefined, languages })).toBe('en');
  expect(getPreferredLocale('/', rules, { cookie: undefined, languages: ['tlh'] })).toBe('en');
});

test('the cookie of an https page is secure', () => {
  expect(localeCookie('he', true)).toMatch(/; Secure$/);
  expect(localeCookie('he', false)).not.toContain('Secure');
  expect(localeCookie('he')).toBe(localeCookie('he', false));
});
