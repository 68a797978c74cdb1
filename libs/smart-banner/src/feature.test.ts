import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options } from './options.ts';

test('the feature has its own key and refuses unknown options', () => {
  expect(feature.id).toBe('smart_banner');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
