import { expect, test } from 'vitest';
import { createLiveGoal } from '../testing/create-live-goal.ts';
import { films } from './films.ts';
import { placeGoals } from './live-goals.ts';
import { streamAddresses } from './stream-addresses.ts';

test.each([
  ['ice-hockey', 'recording', 83, '/media/posters/6.webp'],
  ['ice-hockey', 'live', 83, '/media/posters/2.webp'],
  ['ice-hockey', 'live', 63, '/media/posters/3.webp'],
  ['football', 'recording', 68, '/media/posters/football/2.webp'],
  ['football', 'live', 68, '/media/posters/football/1.webp'],
  ['football', 'live', 60, '/media/posters/football/1.webp'],
] as const)(
  'the picture of a moment is the nearest that its stream shows (%s, %s, %s s)',
  (name, from, second, address) => {
    expect(streamAddresses.getMomentPictureAddress(second, from, films[name])).toBe(address);
  },
);

test.each([
  ['ice-hockey', 1, 301, '/media/posters/6.webp'],
  ['ice-hockey', 2, 301, '/media/posters/5.webp'],
  ['ice-hockey', 1, 330, '/media/posters/1.webp'],
  ['football', 1, 301, '/media/posters/football/2.webp'],
  ['basketball', 2, 301, '/media/posters/basketball/1.webp'],
] as const)('a moment of a live goal has its picture (%s, team %s, %s s)', (name, team, second, address) => {
  const goals = placeGoals(films[name], [createLiveGoal(name, 301, team)]);
  expect(streamAddresses.getMomentPictureAddress(second, 'live', films[name], goals)).toBe(address);
});
