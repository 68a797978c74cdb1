import { eventBelow } from '@touchline/content';
import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options } from './options.ts';

test('the feature fills the place below a match’s words, and refuses options it does not know', () => {
  expect(feature.contribute({}).fills?.map(({ slot }) => slot)).toEqual([eventBelow.name]);
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
