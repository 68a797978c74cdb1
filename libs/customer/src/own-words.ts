import { type Fault, show } from './fault.ts';
import { linksOf } from './links.ts';
import type { Customer } from './schema.ts';

type Words = Pick<Customer, 'name' | 'navigation' | 'categories' | 'legal' | 'locales'>;

/** Texts of customer.json without the default language, which replaces missing ones. */
export function ownWordFaults(file: string, customer: Words): Fault[] {
  const texts = [
    { path: 'name', text: customer.name },
    ...linksOf(customer).map(({ path, label }) => ({ path: `${path}.label`, text: label })),
  ];
  const { default: language } = customer.locales;
  return texts.flatMap(({ path, text }) => {
    if (typeof text === 'string' || text[language] !== undefined) return [];
    return [{ file, path, found: show(text), expected: `a text in ${language}, the default language` }];
  });
}
