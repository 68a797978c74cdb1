import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options } from './options.ts';

test('the feature has the key `smart_banner`, and refuses unknown options', () => {
  expect(feature.id).toBe('smart_banner');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
