import { locales } from '@touchline/i18n';
import { describe, expect, it } from 'vitest';
import { english } from '../testing/english.ts';
import { isKnownSport, knownSports, getSportText } from './sport-text.ts';

const catalogues = import.meta.glob<{ sport: Readonly<Record<string, string>> }>('../../locales/*.json', {
  eager: true,
  import: 'default',
});

describe('a sport', () => {
  it('a sport has a name in every language if the portal knows it, with or without a clock', () => {
    expect(knownSports).toContain('volleyball');
    const namedSports = locales.map((locale) => Object.keys(catalogues[`../../locales/${locale}.json`]?.sport ?? {}));
    expect(namedSports).toEqual(locales.map(() => [...knownSports]));
    expect(catalogues['../../locales/pl.json']?.sport['volleyball']).toBe('Siatkówka');
  });

  it('an unknown sport is named by the words of its code', () => {
    expect(getSportText('volleyball', english)).toBe('Volleyball');
    expect(getSportText('table-tennis', english)).toBe('Table tennis');
    expect(['volleyball', 'table-tennis', 'toString'].map(isKnownSport)).toEqual([true, false, false]);
  });
});
