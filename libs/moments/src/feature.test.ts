import { eventBelow } from '@touchline/content';
import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options } from './options.ts';

test('fills the slot below a match’s description, and refuses unknown options', () => {
  expect(feature.contribute({}).fills?.map(({ slot }) => slot)).toEqual([eventBelow.name]);
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
