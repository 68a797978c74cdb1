import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options } from './options.ts';

test('the feature has the key `account`, and refuses unknown options', () => {
  expect(feature.id).toBe('account');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
