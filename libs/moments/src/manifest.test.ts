import { eventBelow, eventPlayer } from '@touchline/content';
import { expect, test } from 'vitest';
import { safeParse } from 'zod';
import { manifest } from './manifest.ts';

test('fills the slots below a match’s description and in a player’s dialog, and refuses unknown options', () => {
  expect(manifest.fills?.({}).map(({ slot }) => slot)).toEqual([eventBelow.name, eventPlayer.name]);
  expect(safeParse(manifest.options, { unknown: true }).success).toBe(false);
});
