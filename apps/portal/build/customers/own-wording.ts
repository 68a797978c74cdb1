import { basename, join } from 'node:path';
import { expectedName, type Fault, readJsonFile, show, wordingFiles } from '@touchline/customer-config';
import {
  compareParts,
  flatten,
  type Flat,
  listKeys,
  type PartComparison,
  readCatalogue,
} from '@touchline/customer-config/texts';
import { isLocale, type Locale } from '@touchline/i18n/locales';
import { moveTexts } from '../moved-texts.ts';
import { findTextFolders, type Texts } from '../texts.ts';

/** The product's English texts by namespace, with the file of each namespace. */
export type Product = ReadonlyMap<string, { english: Flat; file: string }>;

/** Reads the texts that a customer may replace. */
export function readProductTexts(): Product {
  const root = join(import.meta.dirname, '../../../..');
  return new Map(
    [...findTextFolders()].map(([namespace, folder]) => {
      const file = join(folder, 'en.json');
      return [namespace, { english: readCatalogue(file), file: file.replace(`${root}/`, '') }];
    }),
  );
}

/** A customer's file of own texts, if it is an object and has the name of a language. */
interface Wording {
  file: string;
  locale: Locale;
  texts: Texts;
}

const readWording = (folder: string): Wording[] =>
  wordingFiles(folder).flatMap((name) => {
    const locale = basename(name, '.json');
    const { value } = readJsonFile(folder, name);
    // The reader of the folder reports a file that is not an object or not named after a language.
    if (typeof value !== 'object' || value === null || !isLocale(locale)) return [];
    return [{ file: `${basename(folder)}/${name}`, locale, texts: value as Texts }];
  });

/** Returns notices, one line each, about a customer's own texts whose place has moved. */
export const findMovedWording = (folder: string): string[] =>
  readWording(folder).flatMap(({ file, texts }) =>
    moveTexts(texts).moves.map(([from, to]) => `${file}: ${from}: these texts belong to ${to} now`),
  );

/**
 * The faults of a customer's own texts, compared with the product's: a text under an unknown key would never appear.
 */
export const findWordingFaults = (folder: string, product: Product): Fault[] =>
  readWording(folder).flatMap(({ file, locale, texts }) =>
    findTextFaults(file, moveTexts(texts).texts, locale, product),
  );

function findTextFaults(file: string, siteTexts: Texts, locale: Locale, product: Product): Fault[] {
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
