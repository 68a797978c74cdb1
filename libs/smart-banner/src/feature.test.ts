import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options } from './options.ts';

test('the feature stands under its own key and refuses options it does not know', () => {
  expect(feature.id).toBe('smart_banner');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
