import { askedKeys, placeholders, pluralBase, type Flat } from './catalogue.ts';

/** The plural forms that a locale's numbers need. */
export function pluralForms(locale: string): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

const difference = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [...a].filter((item) => !b.has(item));

function placeholderFaults(key: string, text: string, english: Flat): string[] {
  const base = pluralBase(key, english) ?? (english.has(key) ? undefined : key.replace(/_[a-z]+$/, ''));
  const source = english.get(key) ?? english.get(`${base}_other`) ?? '';
  const asked = placeholders(english.get(base === undefined ? key : `${base}_other`) ?? source);
  const given = placeholders(text);
  // "one goal" may do without its number.
  if (base !== undefined) given.add('count');
  if (base !== undefined) asked.add('count');
  return [
    ...difference(asked, given).map((name) => `${key}: lacks {{${name}}}`),
    ...difference(given, asked).map((name) => `${key}: {{${name}}} is not in the English text`),
    ...(text.replaceAll(/\{\{[^{}]*\}\}/g, '').match(/[{}]{2}/) ? [`${key}: a broken placeholder`] : []),
  ];
}

/** What is wrong with a locale's texts, measured by the English ones and the locale's own plural rules. */
export function compareCatalogues(locale: string, texts: Flat, english: Flat): string[] {
  const needed = new Set<string>();
  for (const key of askedKeys(english)) {
    if (english.has(`${key}_other`)) for (const form of pluralForms(locale)) needed.add(`${key}_${form}`);
    else needed.add(key);
  }
  // i18next asks for _zero on its own account, whatever the language.
  const allowed = new Set([...needed, ...[...askedKeys(english)].map((key) => `${key}_zero`)]);
  const given = new Set(texts.keys());
  return [
    ...difference(needed, given).map((key) => `${key}: missing`),
    ...difference(given, allowed).map((key) =>
      pluralBase(key, english) || english.has(`${key.replace(/_[a-z]+$/, '')}_other`)
        ? `${key}: not a plural form of ${locale}`
        : `${key}: not in the English texts`,
    ),
    ...[...texts].flatMap(([key, text]) => (text.trim() === '' ? [`${key}: empty`] : [])),
    ...[...texts].filter(([key]) => needed.has(key)).flatMap(([key, text]) => placeholderFaults(key, text, english)),
  ];
}
