import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentOf, withCustomerKeys } from './feature-options.ts';
import type { FeatureCatalogue } from './feature-door.ts';

const catalogue: FeatureCatalogue = {
  catalog: {
    schema: z.strictObject({}),
    customerKeys: { home: z.strictObject({}) },
    content: (options: { gender?: boolean }) => ({ gender: options.gender === true }),
  },
  club: { schema: z.strictObject({}), customerKeys: { clubs: z.strictObject({}) } },
};

test('a key of its own at the top of customer.json joins a feature’s options, and those of no other', () => {
  const features = { catalog: { gender: true }, map: {}, club: undefined };
  expect(withCustomerKeys({ home: { hero: true }, clubs: {} }, features, catalogue)).toEqual({
    catalog: { gender: true, home: { hero: true } },
    map: {},
    club: undefined,
  });
});

test('what a feature says of all content holds while it is on', () => {
  expect(contentOf({ catalog: { gender: true } }, catalogue)).toEqual({ gender: true });
  expect(contentOf({ catalog: undefined }, catalogue)).toEqual({});
});
