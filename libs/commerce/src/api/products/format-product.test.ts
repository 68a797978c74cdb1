import { getFormats, type Translate } from '@touchline/i18n';
import { expect, test } from 'vitest';
import { getContentsText } from './format-product.ts';
import { toProductView } from './product-view.ts';

const text: Translate = (key, values) => `${key} ${JSON.stringify(values ?? {})}`;
const content: Translate = (_key, values) => `${values?.['place']}, Männer`;

test('a product without a description names its leagues in the page’s language', () => {
  const product = toProductView({
    id: 'season',
    access_model: 'svod',
    allowed_access_identity_items: [{ id: 'nordic', title: 'Nordic Ice League, Men' }],
  });
  expect(getContentsText(product, { text, content, formats: getFormats('de', 'UTC') })).toBe(
    'covers.of {"what":"Nordic Ice League, Männer"}',
  );
});
