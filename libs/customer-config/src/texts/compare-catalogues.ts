import { toBaseKeys, listPlaceholders, getPluralBase, type Flat } from './catalogue.ts';

/** The plural forms that a locale's numbers need. */
export function listPluralForms(locale: string): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

const getDifference = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  [...a].filter((item) => !b.has(item));

/** The tags in a text, such as `<terms>`, which a page replaces with a link. */
const listTags = (text: string): string[] =>
  [...text.matchAll(/<([a-z]\w*)>.*?<\/\1>/gi)].map(([, name = '']) => `<${name}>`);

const listParts = (text: string): Set<string> =>
  new Set([...[...listPlaceholders(text)].map((name) => `{{${name}}}`), ...listTags(text)]);

/** The placeholders and tags of the English text that a text lacks, and those that only the text has. */
export interface PartComparison {
  missingParts: string[];
  extraParts: string[];
  /** Whether the text has braces that belong to no placeholder. */
  isBroken: boolean;
}

/** Compares a text's placeholders and tags with its English text. */
export function compareParts(key: string, text: string, english: Flat): PartComparison {
  const base = getPluralBase(key, english) ?? (english.has(key) ? undefined : key.replace(/_[a-z]+$/, ''));
  const source = english.get(key) ?? english.get(`${base}_other`) ?? '';
  const englishParts = listParts(english.get(base === undefined ? key : `${base}_other`) ?? source);
  const translatedParts = listParts(text);
  // The singular form may omit its number, as in "one goal".
  if (base !== undefined) translatedParts.add('{{count}}');
  if (base !== undefined) englishParts.add('{{count}}');
  return {
    missingParts: getDifference(englishParts, translatedParts),
    extraParts: getDifference(translatedParts, englishParts),
    isBroken: /[{}]{2}/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, '')),
  };
}

function findPartFaults(key: string, text: string, english: Flat): string[] {
  const { missingParts, extraParts, isBroken } = compareParts(key, text, english);
  return [
    ...missingParts.map((part) => `${key}: lacks ${part}`),
    ...extraParts.map((part) => `${key}: ${part} is not in the English text`),
    ...(isBroken ? [`${key}: a broken placeholder`] : []),
  ];
}

/**
 * Finds faults of typography: quotation marks must be the language's, and no line may begin with a French punctuation
 * mark.
 */
const findSettingFaults = (locale: string, key: string, text: string): string[] => [
  ...(text.includes('"') ? [`${key}: a straight quotation mark`] : []),
  ...(locale.startsWith('fr') && /« | [!:;?»]/.test(text) ? [`${key}: a space at which a line may break`] : []),
];

/** Returns the keys that a locale needs, and those that it may have: i18next reads a `_zero` form in every language. */
export function listKeys(locale: string, english: Flat): { needed: Set<string>; allowed: Set<string> } {
  const englishParts = [...toBaseKeys(english)];
  const needed = englishParts.flatMap((key) =>
    english.has(`${key}_other`) ? listPluralForms(locale).map((form) => `${key}_${form}`) : [key],
  );
  return { needed: new Set(needed), allowed: new Set([...needed, ...englishParts.map((key) => `${key}_zero`)]) };
}

/** The faults of a locale's texts, by the English texts and the locale's plural rules. */
export function compareCatalogues(locale: string, texts: Flat, english: Flat): string[] {
  const { needed, allowed } = listKeys(locale, english);
  const translatedParts = new Set(texts.keys());
  return [
    ...getDifference(needed, translatedParts).map((key) => `${key}: missing`),
    ...getDifference(translatedParts, allowed).map((key) =>
      getPluralBase(key, english) || english.has(`${key.replace(/_[a-z]+$/, '')}_other`)
        ? `${key}: not a plural form of ${locale}`
        : `${key}: not in the English texts`,
    ),
    ...[...texts].flatMap(([key, text]) => (text.trim() === '' ? [`${key}: empty`] : [])),
    ...[...texts].flatMap(([key, text]) => findSettingFaults(locale, key, text)),
    ...[...texts].filter(([key]) => needed.has(key)).flatMap(([key, text]) => findPartFaults(key, text, english)),
  ];
}
