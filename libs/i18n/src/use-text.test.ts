import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { getTranslator } from './use-text.ts';

test.each([
  ['25. Dez.', 'Bezahlt bis 25. Dez. Danach ist Schluss.'],
  ['25 December', 'Bezahlt bis 25 December. Danach ist Schluss.'],
  ['…', 'Bezahlt bis …. Danach ist Schluss.'],
  ['a...', 'Bezahlt bis a.... Danach ist Schluss.'],
])('ends a sentence after %s with one full stop', (date, text) => {
  const paidText = 'Bezahlt bis {{date}}. Danach ist Schluss.';
  const i18n = createI18n({ locale: 'de', resources: { shop: { paid: paidText } } });
  expect(getTranslator(i18n, 'shop')('paid', { date })).toBe(text);
});
