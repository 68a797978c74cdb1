import { expect, test } from 'vitest';
import { z } from 'zod';
import { notUsedYet, listUnusedKeys } from './find-unused-keys.ts';

const catalog = z.strictObject({
  gender: z.boolean().optional(),
  rankings: z.boolean().optional().meta(notUsedYet),
});
const schema = z.strictObject({
  id: z.string(),
  ids: z.strictObject({ read: z.string().optional(), early: z.string().optional().meta(notUsedYet) }).optional(),
  places: z.strictObject({}).optional().meta(notUsedYet),
  features: z.strictObject({ catalog: catalog.optional() }),
});

test('unused keys of the customer and of its features are listed', () => {
  const input = {
    id: 'acme',
    ids: { read: 'r', early: 'e' },
    places: {},
    features: { catalog: { gender: true, rankings: true } },
  };
  expect(listUnusedKeys(input, schema)).toEqual(['ids.early', 'places', 'features.catalog.rankings']);
});

test('a file without unused keys gives an empty list', () => {
  const files: unknown[] = [
    { id: 'acme', features: { catalog: { gender: true } } },
    { unknown: 1, constructor: {} },
    [],
    null,
  ];
  for (const input of files) expect(listUnusedKeys(input, schema)).toEqual([]);
});
