import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { csp, options } from './options.ts';

test('the feature has the key `installed`, and refuses unknown options', () => {
  expect(feature.id).toBe('installed');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});

test('the policy of the worker’s address is part of the page’s policies', () => {
  expect(csp().policies).toEqual(['touchline-worker']);
});
