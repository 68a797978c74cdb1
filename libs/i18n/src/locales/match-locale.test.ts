import { describe, expect, it } from 'vitest';
import { matchLocale } from './match-locale.ts';

describe('matchLocale', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.5, he;q=0.9', 'he'],
    ['fr-CA,fr;q=0.9', 'fr-CA'],
    ['fr-BE', 'fr'],
    ['uk', 'uk-UA'],
    ['bs', 'bs-BA'],
    ['iw-IL', 'he'],
    ['zh-Hant-TW', 'zh'],
    ['pt-BR,en;q=0.1', 'pt'],
    ['xx, *;q=0.5, it;q=0.1', 'it'],
    ['ko;q=0, pl', 'pl'],
  ])('the header "%s" selects %s', (header, locale) => {
    expect(matchLocale(header)).toBe(locale);
  });

  it('returns enabled locales only', () => {
    expect(matchLocale('de, he', ['en', 'he'])).toBe('he');
    expect(matchLocale('fr', ['en', 'fr-CA'])).toBe('fr-CA');
  });

  it('accepts the list of navigator.languages', () => {
    expect(matchLocale(['nl-NL', 'ca-ES', 'en'])).toBe('ca');
  });

  it.each([null, undefined, '', 'tlh', '*', ';;q=,', [] as string[]])('no locale matches %j', (header) => {
    expect(matchLocale(header)).toBeUndefined();
  });
});
