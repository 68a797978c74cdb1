import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { options } from './options.ts';

test('the feature has the key `account`, and refuses unknown options', () => {
  expect(manifest.id).toBe('account');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
