import { basename, join } from 'node:path';
import { expectedName, type Fault, readJsonFile, show, wordingFiles } from '@touchline/customer';
import { isLocale } from '@touchline/i18n/locales';
import { flatten, type Flat, readCatalogue } from '../i18n/catalogue.ts';
import { compareParts, listKeys, type PartComparison } from '../i18n/compare-catalogues.ts';
import { findTextFolders } from '../../apps/portal/build/texts.ts';

/** The product's English texts by namespace, with the file of each namespace. */
export type Product = ReadonlyMap<string, { english: Flat; file: string }>;

/** Reads the texts that a customer may replace. */
export function readProductTexts(): Product {
  const root = join(import.meta.dirname, '../..');
  return new Map(
    [...findTextFolders()].map(([namespace, folder]) => {
      const file = join(folder, 'en.json');
      return [namespace, { english: readCatalogue(file), file: file.replace(`${root}/`, '') }];
    }),
  );
}

/** The faults of a customer's own texts, compared with the product's: a text under an unknown key would never appear. */
export const findWordingFaults = (folder: string, product: Product): Fault[] =>
  wordingFiles(folder).flatMap((name) => {
    const locale = basename(name, '.json');
    const { value } = readJsonFile(folder, name);
    // The reader of the folder reports a file that is not an object or not named after a language.
    if (typeof value !== 'object' || value === null || !isLocale(locale)) return [];
    return findTextFaults(`${basename(folder)}/${name}`, value, locale, product);
  });

function findTextFaults(file: string, siteTexts: object, locale: string, product: Product): Fault[] {
  const createFault = (path: string, found: string, expected: string): Fault => ({ file, path, found, expected });
  return Object.entries(siteTexts).flatMap(([namespace, texts]) => {
    const { english, file: source } = product.get(namespace) ?? {};
    if (!english || !source) {
      return [createFault(namespace, show(texts), expectedName(namespace, [...product.keys()], 'namespace'))];
    }
    const { allowed } = listKeys(locale, english);
    return [...flattenTexts(texts)].flatMap(([key, text]) => {
      const path = `${namespace}.${key}`;
      if (!allowed.has(key)) return [createFault(path, show(text), describeExpectedKey(key, [...allowed], source))];
      return describePartFaults(compareParts(key, text, english)).map((expected) =>
        createFault(path, show(text), expected),
      );
    });
  });
}

function flattenTexts(texts: unknown): Flat {
  try {
    return flatten(texts);
  } catch {
    return new Map();
  }
}

function describeExpectedKey(key: string, keys: readonly string[], file: string): string {
  const names = expectedName(key, keys, 'text key');
  return names.startsWith('one of') ? `a text key of ${file} instead of "${key}"` : names;
}

function describePartFaults({ missingParts, extraParts, isBroken }: PartComparison): string[] {
  const formatPart = (part: string) => (part.startsWith('<') ? `${part}…${part.replace('<', '</')}` : part);
  return [
    ...missingParts.map((part) => `a text with ${formatPart(part)}, like the product's text`),
    ...extraParts.map((part) => `a text without ${part}, like the product's text`),
    ...(isBroken ? ['placeholders in double braces: {{name}}'] : []),
  ];
}
