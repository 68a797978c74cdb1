import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { options } from './options.ts';

test('the feature has the key `club`, and refuses unknown options', () => {
  expect(manifest.id).toBe('club');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
