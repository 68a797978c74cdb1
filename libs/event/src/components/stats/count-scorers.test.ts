import type { PlayerView } from '@touchline/content';
import { expect, test } from 'vitest';
import { countScorers } from './count-scorers.ts';

const team = { name: 'Tromsø Aurora', shortName: 'TRA' };
const players = new Map(
  ['Ada', 'Bo', 'Cy'].map((name): [string, PlayerView] => [
    name,
    { id: name, name, number: undefined, position: undefined, image: undefined, isCaptain: false, team },
  ]),
);
const createChange = (scorerId?: string, assistId?: string, points = 1) => ({
  matchSecond: 1,
  period: 1,
  score: [0, 0] as const,
  scoringSide: 'home' as const,
  points,
  scorerId,
  assistId,
  clockSeconds: undefined,
});

test('players are ordered by points, then by assists, then by name', () => {
  const changes = [createChange('Cy', 'Ada'), createChange('Bo', 'Cy', 3), createChange('Ada')];
  expect(
    countScorers({ changes, scores: [] }, players).map(({ player, points, assists }) => [player.id, points, assists]),
  ).toEqual([
    ['Bo', 3, 0],
    ['Ada', 1, 1],
    ['Cy', 1, 1],
  ]);
});

test('a goal without a known player counts for no player', () => {
  const changes = [createChange(), createChange('gone', 'gone')];
  expect(countScorers({ changes, scores: [] }, players)).toEqual([]);
});

test('a goal that was taken back counts for no player, and a later goal with the same score counts', () => {
  const scores = ([1, 2, 1, 2] as const).map((home, index) => ({
    matchSecond: index + 1,
    score: [home, 0] as const,
    period: undefined,
    clockSeconds: undefined,
  }));
  const goals = [
    { ...createChange('Ada'), matchSecond: 1, score: [1, 0] as const },
    { ...createChange('Bo', 'Cy'), matchSecond: 2, score: [2, 0] as const },
    { ...createChange('Ada'), matchSecond: 4, score: [2, 0] as const },
  ];
  expect(countScorers({ changes: goals, scores }, players)).toMatchObject([{ player: { id: 'Ada' }, points: 2 }]);
});
