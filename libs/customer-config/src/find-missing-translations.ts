import { type Fault, show } from './fault.ts';
import { getLinks } from './links.ts';
import type { Customer } from './schema.ts';

type TranslatedParts = Pick<Customer, 'name' | 'navigation' | 'categories' | 'legal' | 'locales'>;

/** Texts of customer.json without the default language, which is the fallback for missing languages. */
export function findMissingTranslations(file: string, customer: TranslatedParts): Fault[] {
  const texts = [
    { path: 'name', text: customer.name },
    ...getLinks(customer).map(({ path, label }) => ({ path: `${path}.label`, text: label })),
  ];
  const { default: language } = customer.locales;
  return texts.flatMap(({ path, text }) => {
    if (typeof text === 'string' || text[language] !== undefined) return [];
    return [{ file, path, found: show(text), expected: `a text in ${language}, the default language` }];
  });
}
