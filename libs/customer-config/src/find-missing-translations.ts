import { type Fault, show } from './fault.ts';
import type { Customer } from './schema.ts';
import { listTextsPerLanguage } from './text-per-language.ts';

type TranslatedParts = Pick<Customer, 'locales'>;

/** The texts per language. `locales` has languages as keys, but no texts. */
const listTexts = ({ locales: _locales, ...customer }: TranslatedParts) => listTextsPerLanguage(customer);

/** Texts of customer.json without the default language, which is the fallback for missing languages. */
export function findMissingTranslations(file: string, customer: TranslatedParts): Fault[] {
  const { default: language } = customer.locales;
  return listTexts(customer).flatMap(({ path, text }) => {
    if (text[language] !== undefined) return [];
    return [{ file, path, found: show(text), expected: `a text in ${language}, the default language` }];
  });
}

/** Texts of customer.json without an enabled language: its viewers read the default language. */
export function findTranslationNotices(customer: TranslatedParts): Omit<Fault, 'file'>[] {
  const { default: language, enabled } = customer.locales;
  return listTexts(customer).flatMap(({ path, text }) => {
    // A missing default language is a fault.
    if (text[language] === undefined) return [];
    const missingLocales = enabled.filter((locale) => text[locale] === undefined);
    if (missingLocales.length === 0) return [];
    const expected = `a text in each enabled language; its viewers read ${show(text[language])}`;
    return [{ path, found: `no text in ${missingLocales.join(', ')}`, expected }];
  });
}
