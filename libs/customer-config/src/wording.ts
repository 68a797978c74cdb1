import { basename, join } from 'node:path';
import { isLocale } from '@touchline/i18n/locales';
import { type Fault, show, formatPath } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { listNames } from './list-names.ts';

/** Limit of one text on a page. */
const maxCharacters = 1_000;

/** The files of a customer's own texts, as `locales/en.json`. */
export function wordingFiles(folder: string): string[] {
  const names = listNames(join(folder, 'locales')).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => `locales/${name}`);
}

/** Own texts in a disabled language: no page shows them. */
export function findLanguageFaults(folder: string, enabled: readonly string[]): Fault[] {
  return wordingFiles(folder).flatMap((name) => {
    const locale = basename(name, '.json');
    // The check of the folder's names reports unknown languages.
    if (!isLocale(locale) || enabled.includes(locale)) return [];
    const expected = `a language of locales.enabled: ${enabled.join(', ')}`;
    return [{ file: `${basename(folder)}/${name}`, path: '', found: 'texts in a disabled language', expected }];
  });
}

/** Faults of a customer's own texts, `locales/<locale>.json`: by namespace, nested objects with texts as leaves. */
export function findWordingFaults(folder: string, id: string): Fault[] {
  return wordingFiles(folder).flatMap((name) => {
    const { value, faults } = readJsonFile(folder, name);
    return value === undefined ? faults : [...faults, ...findTextFaults(`${id}/${name}`, value, [])];
  });
}

function findTextFaults(file: string, value: unknown, path: readonly string[]): Fault[] {
  const createFaults = (found: string, expected: string): Fault[] => [
    { file, path: formatPath(path), found, expected },
  ];
  // The file and its namespaces are objects: texts begin below them.
  if (typeof value === 'string' && path.length > 1) {
    if (value.trim() === '') return createFaults(show(value), 'a text that is not empty');
    return value.length > maxCharacters ? createFaults(`${value.length} characters`, `at most ${maxCharacters}`) : [];
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, nestedValue]) => findTextFaults(file, nestedValue, [...path, key]));
  }
  return createFaults(show(value), path.length > 1 ? 'a text, or an object with texts' : 'an object with texts');
}
