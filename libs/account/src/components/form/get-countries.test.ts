import { expect, test } from 'vitest';
import { getCountries } from './get-countries.ts';

test('the countries have names in the viewer’s language, sorted as in that language, and English values', () => {
  const countries = getCountries({ locale: 'de', languages: ['de'] });
  expect(countries.length).toBe(249);
  expect(countries[0]).toEqual({ value: 'Germany', label: 'Deutschland' });
  const labels = countries.slice(1).map(({ label }) => label);
  expect(labels).toEqual([...labels].sort(new Intl.Collator('de').compare));
  // German sorts Ö with O.
  expect(labels.indexOf('Österreich')).toBeLessThan(labels.indexOf('Polen'));
});

test.each([
  ['en', ['en', 'nb-NO'], 'Norway'],
  ['fr-CA', ['fr'], 'Canada'],
  ['he', [], 'Israel'],
  ['en', ['*', 'en-IE'], 'Ireland'],
  ['es', ['es-419', 'es-MX'], 'Mexico'],
])('in %s, with the browser’s languages %j, the first country is %s', (locale, languages, name) => {
  expect(getCountries({ locale, languages })[0]?.value).toBe(name);
});

test.each(['no', 'NORWAY', 'Norwegen'])('a saved country keeps its spelling, and is one entry: %s', (savedCountry) => {
  const norwayOptions = getCountries({ locale: 'de', languages: [], savedCountry }).filter(
    ({ label }) => label === 'Norwegen',
  );
  expect(norwayOptions).toEqual([{ value: savedCountry, label: 'Norwegen' }]);
});

test('a saved country without an entry is first', () => {
  expect(getCountries({ locale: 'en', languages: [], savedCountry: 'Norge' })[0]).toEqual({
    value: 'Norge',
    label: 'Norge',
  });
});
