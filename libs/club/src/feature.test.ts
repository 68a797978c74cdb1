import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options } from './options.ts';

test('the feature has the key `club`, and refuses unknown options', () => {
  expect(feature.id).toBe('club');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
