import { expect, test } from 'vitest';
import { z } from 'zod';
import { notUsedYet, unusedKeys } from './not-used-yet.ts';
import { customerSchema } from './schema.ts';

const catalog = z.strictObject({
  gender: z.boolean().optional(),
  rankings: z.boolean().optional().meta(notUsedYet),
});
const schema = customerSchema({ catalog: { schema: catalog, always: true } });

test('keys that nothing reads yet are named, the customer’s and its features’ own', () => {
  const input = {
    id: 'acme',
    app_config: { app_id_for_ga4: 'G-AB12CD34EF' },
    enable_notifications_oneSignal: true,
    payment: { provider: 'pay', public_key: 'pk' },
    sentry_dsn: 'https://errors.example/1',
    flavor: 'alternate',
    features: { catalog: { gender: true, rankings: true } },
  };
  expect(unusedKeys(input, schema)).toEqual([
    'app_config',
    'enable_notifications_oneSignal',
    'payment',
    'sentry_dsn',
    'flavor',
    'features.catalog.rankings',
  ]);
});

test('a file without one has nothing to say', () => {
  const files: unknown[] = [
    { id: 'acme', features: { catalog: { gender: true } } },
    { unknown: 1, constructor: {} },
    [],
    null,
  ];
  for (const input of files) expect(unusedKeys(input, schema)).toEqual([]);
});
