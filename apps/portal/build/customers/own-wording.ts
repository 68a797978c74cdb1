import { basename, join } from 'node:path';
import { expectedName, type Fault, readJsonFile, show, wordingFiles } from '@touchline/customer-config';
import {
  compareParts,
  flatten,
  type Flat,
  listKeys,
  type PartComparison,
  readCatalogue,
  toBaseKeys,
} from '@touchline/customer-config/texts';
import { isLocale, type Locale } from '@touchline/i18n/locales';
import { moveTexts } from '../moved-texts.ts';
import { findTextFolders, readTextOwners, type Texts } from '../texts.ts';

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

/** The features and languages that a customer enables. */
interface EnabledParts {
  features: readonly string[];
  locales: { default: Locale; enabled: readonly Locale[] };
}

/**
 * Notices about a customer's own texts: moved places, texts of features that are off, and texts that another enabled
 * language lacks.
 * @param enabled undefined for a customer.json with faults
 */
export function findWordingNotices(folder: string, enabled: EnabledParts | undefined): Fault[] {
  const wording = readWording(folder);
  return [
    ...wording.flatMap(findMovedWording),
    ...(enabled ? wording.flatMap((ownTexts) => findUnusedWording(ownTexts, enabled.features)) : []),
    ...(enabled ? findMissingWording(basename(folder), wording, enabled) : []),
  ];
}

const findMovedWording = ({ file, texts }: Wording): Fault[] =>
  moveTexts(texts).moves.map(([from, to]) => ({
    file,
    path: from,
    found: 'texts at an old place',
    expected: `these texts at ${to}`,
  }));

/** Texts of features that are all off: no page shows them. */
function findUnusedWording({ file, texts }: Wording, enabledFeatures: readonly string[]): Fault[] {
  const owners = readTextOwners();
  return Object.keys(moveTexts(texts).texts).flatMap((namespace) => {
    const features = owners.get(namespace) ?? [];
    if (features.length === 0 || features.some((feature) => enabledFeatures.includes(feature))) return [];
    const expected = `${features.map((feature) => `"${feature}": {}`).join(' or ')} in features, because without it no page shows these texts`;
    return [{ file, path: namespace, found: 'texts of a feature that is off', expected }];
  });
}

const maxShownKeys = 3;

/** Texts of the default language that another enabled language lacks: its viewers read the product's texts. */
function findMissingWording(id: string, wording: readonly Wording[], { locales }: EnabledParts): Fault[] {
  const listOwnKeys = (locale: Locale): Set<string> =>
    toBaseKeys(flattenTexts(moveTexts(wording.find((ownTexts) => ownTexts.locale === locale)?.texts ?? {}).texts));
  const defaultKeys = [...listOwnKeys(locales.default)];
  return locales.enabled.flatMap((locale) => {
    const ownKeys = listOwnKeys(locale);
    const missingKeys = defaultKeys.filter((key) => !ownKeys.has(key));
    if (missingKeys.length === 0) return [];
    const keys = missingKeys.slice(0, maxShownKeys).join(', ') + (missingKeys.length > maxShownKeys ? ', …' : '');
    const found = `no own text for ${keys} (${missingKeys.length} of ${defaultKeys.length} in ${locales.default}.json)`;
    const expected = `own texts in each enabled language; the viewers of ${locale} read the product's text`;
    return [{ file: `${id}/locales/${locale}.json`, path: '', found, expected }];
  });
}

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
