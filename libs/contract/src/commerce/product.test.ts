import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { productSchema } from './product.ts';

const getPrice = (price: unknown) => z.parse(productSchema, { id: 'a', price }).price;

test.each([
  ['5.99', '5.99'],
  [5.99, '5.99'],
  ['0', '0'],
  [' 12 ', '12'],
  ['249.00', '249.00'],
])('the price %j is read as %s', (rawPrice, expectedPrice) => expect(getPrice(rawPrice)).toBe(expectedPrice));

test.each(['NaN', 'free', '', '1e400', '-1', '5,99', '1_000', null, {}, Number.NaN, 'Infinity', '9'.repeat(40)])(
  'a product with the invalid price %j has no price',
  (rawPrice) => expect(getPrice(rawPrice)).toBeUndefined(),
);
