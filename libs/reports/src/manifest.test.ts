import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { options } from './options.ts';

test('the feature has the key `reports`, limits its options, and refuses unknown options', () => {
  expect(manifest.id).toBe('reports');
  expect(options.parse({})).toEqual({ breadcrumbs: 25, field_share: 0.1 });
  expect(options.safeParse({ breadcrumbs: 101 }).success).toBe(false);
  expect(options.safeParse({ field_share: 2 }).success).toBe(false);
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});

test('the Content-Security-Policy allows the host of the reports, and no host without a dsn', () => {
  const parsedOptions = options.parse({});
  expect(manifest.csp?.({ ...parsedOptions, dsn: 'https://abc@o1.ingest.sentry.example/2' })).toEqual({
    connect: ['https://o1.ingest.sentry.example'],
  });
  expect(manifest.csp?.(parsedOptions)).toEqual({});
});
