import { expect, test } from 'vitest';
import { buildWorld } from './build-world.ts';
import { getSquad, pickPlayer } from './squads.ts';

const { teams, events } = buildWorld();
const squads = teams.map(({ id }) => getSquad(id));

test('every team has its own players, each with one name and one number', () => {
  for (const squad of squads) {
    expect(squad.length).toBeGreaterThanOrEqual(12);
    expect(new Set(squad.map(({ name }) => name)).size).toBe(squad.length);
    expect(new Set(squad.map(({ number }) => number)).size).toBe(squad.length);
  }
  const ids = squads.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a player’s name is in one squad only', () => {
  const names = squads.flat().map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('only women play for a women’s team', () => {
  const getFirstNames = (id: string) => new Set(getSquad(id).map(({ name }) => name.split(' ')[0]));
  const women = getFirstNames('tra-w');
  expect([...getFirstNames('tra')].filter((name) => women.has(name))).toEqual([]);
});

test('a goal’s player is no goalkeeper, and a save belongs to the team’s first goalkeeper', () => {
  for (const chance of [0, 0.5, 0.999]) {
    expect(pickPlayer('tra', 'goal', chance).position).not.toBe('goalkeeper');
    expect(pickPlayer('tra', 'save', chance)).toBe(getSquad('tra')[0]);
  }
});

test('the player of a highlight plays for one of the match’s teams, under the same number', () => {
  const highlights = events.filter(({ mediaSubType, clip }) => mediaSubType === 'highlight' && clip !== null);
  expect(highlights.length).toBeGreaterThan(100);
  const isOfSquad = ({ title, playerNumber, teamIds }: (typeof highlights)[number]): boolean =>
    teamIds
      .flatMap(getSquad)
      .some(({ name, number }) => title.startsWith(`${name} `) && String(number) === playerNumber);
  expect(highlights.filter((highlight) => !isOfSquad(highlight)).map(({ id }) => id)).toEqual([]);
});

test('a play-off match names a play-off round', () => {
  const playoffMatches = events.filter(
    ({ identityIds, mediaType }) => mediaType === 'event' && identityIds.includes('nordic-men-playoffs'),
  );
  expect(playoffMatches.length).toBeGreaterThan(0);
  expect(playoffMatches.filter(({ description }) => !description?.startsWith('Play-off round'))).toEqual([]);
});
