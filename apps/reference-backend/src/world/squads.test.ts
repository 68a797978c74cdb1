import { expect, test } from 'vitest';
import { buildWorld } from './build-world.ts';
import { films } from '../streams/index.ts';
import { toSport } from './leagues.ts';
import { getLineUp, findSaver, getSquad, pickScorer } from './squads.ts';

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

test.each(['team1', 'team2'] as const)('the starters of a team have the film’s shirt numbers (%s)', (side) => {
  for (const { id, sportType } of teams) {
    const sport = toSport(sportType);
    const numbers = sport && films[sport].players[side].map(String);
    expect([id, getLineUp(id, side)?.starters?.map(({ number }) => number)]).toEqual([id, numbers]);
  }
});

test('a goal’s player is no goalkeeper', () => {
  for (const chance of [0, 0.5, 0.999]) expect(pickScorer('tra', chance).position).not.toBe('goalkeeper');
});

test('a save belongs to the player in the picture, by default the goalkeeper', () => {
  expect(findSaver('tra', 'team1', undefined).number).toBe(30);
  expect(findSaver('tra', 'team2', undefined).number).toBe(1);
  expect(findSaver('tra', 'team2', 71).number).toBe(71);
  expect(() => findSaver('tra', 'team2', 30)).toThrow(RangeError);
});

const highlights = events.filter(({ mediaSubType, clip }) => mediaSubType === 'highlight' && clip !== null);

test('the player of a highlight plays for one of the match’s teams, under the same number', () => {
  expect(highlights.length).toBeGreaterThan(100);
  const isOfSquad = ({ title, playerNumber, teamIds }: (typeof highlights)[number]): boolean =>
    teamIds
      .flatMap(getSquad)
      .some(({ name, number }) => title.startsWith(`${name} `) && String(number) === playerNumber);
  expect(highlights.filter((highlight) => !isOfSquad(highlight)).map(({ id }) => id)).toEqual([]);
});

test('the player of a highlight wears the number of the shooter in its clip, or of the saver', () => {
  for (const { sportType, clip, playerNumber } of highlights) {
    const sport = toSport(sportType);
    if (!sport || clip === null) throw new TypeError('no clip');
    const { clipShots, shots, players } = films[sport];
    const shot = shots[clipShots[clip - 1] ?? -1];
    // A film without a number of its saver shows the goalkeeper, the first player of a side.
    const [goalkeeper] = players[shot?.side === 'team1' ? 'team2' : 'team1'];
    const shown = shot?.result === 'goal' ? shot.playerNumber : (shot?.saverNumber ?? goalkeeper);
    expect(Number(playerNumber)).toBe(shown);
  }
});

test('a play-off match names a play-off round', () => {
  const playoffMatches = events.filter(
    ({ identityIds, mediaType }) => mediaType === 'event' && identityIds.includes('nordic-men-playoffs'),
  );
  expect(playoffMatches.length).toBeGreaterThan(0);
  expect(playoffMatches.filter(({ description }) => !description?.startsWith('Play-off round'))).toEqual([]);
});
