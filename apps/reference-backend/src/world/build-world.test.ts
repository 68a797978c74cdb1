import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getFilm } from '../streams/index.ts';
import { buildWorld } from './build-world.ts';
import { getClub, isTeam } from './team-rows.ts';

const world = buildWorld();

test('the world has the planned number of teams, leagues and events', () => {
  expect(new Set(world.teams.map(({ sportType }) => sportType)).size).toBe(4);
  expect(world.identities.filter(({ hasTeams }) => hasTeams)).toHaveLength(10);
  expect(world.teams).toHaveLength(78);
  const countType = (type: string): number =>
    world.events.filter(({ mediaType, status }) => mediaType === type && status !== 'channel').length;
  expect(world.events.filter(({ status }) => status === 'channel')).toHaveLength(6);
  expect(countType('event')).toBeGreaterThanOrEqual(3000);
  expect(countType('highlight')).toBeGreaterThanOrEqual(500);
  expect(countType('clip')).toBeGreaterThanOrEqual(300);
});

test('a world with more played matches has the requested number, and contains all events of the default world', () => {
  const longWorldEvents = buildWorld(10_000).events;
  const playedMatches = longWorldEvents.filter(
    ({ status, team1Id, identityIds }) =>
      status === 'archived' && team1Id !== null && identityIds.includes('nordic-men'),
  );
  expect(playedMatches.length).toBeGreaterThanOrEqual(10_000);
  expect(new Set(longWorldEvents.map(({ id }) => id)).size).toBe(longWorldEvents.length);
  const longWorldIds = new Set(longWorldEvents.map(({ id }) => id));
  expect(world.events.filter(({ id }) => !longWorldIds.has(id))).toEqual([]);
});

test('ids are unique, and every referenced team and category exists', () => {
  const identities = new Set(world.identities.map(({ id }) => id));
  expect(new Set(world.events.map(({ id }) => id)).size).toBe(world.events.length);
  expect(world.events.flatMap(({ teamIds }) => teamIds).filter((id) => !isTeam(id))).toEqual([]);
  expect(world.events.flatMap(({ identityIds }) => identityIds).filter((id) => !identities.has(id))).toEqual([]);
});

test('every build of the world is equal', () => {
  expect(JSON.stringify(buildWorld())).toBe(JSON.stringify(world));
});

test('suggestions contain upcoming and archived matches of every league and team', () => {
  const matches = world.events.filter(({ team1Id, mediaType }) => team1Id !== null && mediaType === 'event');
  const suggestedMatches = matches.filter((match) => match.suggested);
  expect(suggestedMatches.length).toBeLessThan(matches.length / 3);
  for (const status of ['upcoming', 'archived'])
    for (const { id } of world.identities.filter(({ hasTeams }) => hasTeams))
      expect(
        suggestedMatches.filter((match) => match.status === status && match.identityIds.includes(id)).length,
        `${id}, ${status}`,
      ).toBeGreaterThan(0);
  const teams = new Set(suggestedMatches.flatMap(({ teamIds }) => teamIds));
  expect(world.teams.filter(({ id }) => !teams.has(id))).toEqual([]);
});

test('every picture file that the world names exists', () => {
  const pictures = [
    ...world.events.map(({ imageUrl }) => imageUrl),
    ...world.identities.flatMap(({ imageUrl, bannerUrl }) => [imageUrl, bannerUrl]),
    ...world.teams.map(({ bannerUrl }) => bannerUrl),
  ].filter((address) => address?.endsWith('.webp'));
  const missingPictures = [...new Set(pictures)].filter(
    (address) => !existsSync(new URL(`../../assets/art/${address?.split('/').at(-1)}`, import.meta.url)),
  );
  expect(missingPictures).toEqual([]);
});

test('the highlights and clips of a match have different pictures', () => {
  const picturesByMatch = Map.groupBy(
    world.events.filter(({ parentId }) => parentId !== null),
    ({ parentId }) => parentId,
  );
  const repeated = [...picturesByMatch].filter(
    ([, videos]) => new Set(videos.map(({ imageUrl }) => imageUrl)).size < videos.length,
  );
  expect(repeated.map(([match]) => match)).toEqual([]);
});

test('the duration of every recording is that of its sport’s film, and a clip has ten seconds', () => {
  const videos = world.events.filter(({ duration }) => duration !== null);
  expect(new Set(videos.map(({ sportType }) => sportType)).size).toBe(4);
  const isWrong = ({ clip, duration, sportType }: (typeof videos)[number]): boolean =>
    duration !== (clip === null ? getFilm(sportType).seconds : 10);
  expect(videos.filter(isWrong).map(({ id }) => id)).toEqual([]);
});

test('clubs have different codes', () => {
  const names = new Set(world.teams.map(({ id }) => getClub(id).name));
  const codes = new Set(world.teams.map(({ id }) => getClub(id).code));
  expect(codes.size).toBe(names.size);
});
