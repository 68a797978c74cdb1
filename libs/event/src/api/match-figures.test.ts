import { expect, test } from 'vitest';
import { getHomeShare, alignToScore, selectNotableMoments, toFigures } from './match-figures.ts';

const getShare = (home: string, away: string) => getHomeShare({ title: '', home, away });

test('the bar of a row is divided in proportion to its figures', () => {
  expect([getShare('30', '10'), getShare('1/3', '1/2'), getShare('62%', '38%'), getShare('0', '3')]).toEqual([
    0.75, 0.5, 0.62, 0,
  ]);
});

test('a row of statistics without any points has no bar', () => {
  expect([getShare('0', '0'), getShare('0/2', '0/3')]).toEqual([undefined, undefined]);
});

test('figures that are not numbers have no bar', () => {
  expect([getShare('–', '3'), getShare('good', 'bad'), getShare('-1', '2')]).toEqual([undefined, undefined, undefined]);
});

const createScores = (changes: object = {}) => ({
  vidswap: {
    'game-scores': {
      team1: { score: 3, periods: [1, 2] },
      team2: { score: 1, periods: [0, 1] },
      changes: [
        { time: 90_000, period: 2, team1: 1, team2: 1 },
        { time: 30_500, period: 1, team1: 1, team2: 0, player_id: 'p1', assist_id: 'p2', clock_seconds: 433 },
        { time: 120_000, period: 2, team1: 3, team2: 1 },
      ],
      ...changes,
    },
  },
});

test('the changes of a score are in order and name the side that scored, and corrections are dropped', () => {
  expect(toFigures(createScores()).changes).toEqual([
    {
      matchSecond: 30.5,
      period: 1,
      score: [1, 0],
      scoringSide: 'home',
      points: 1,
      scorerId: 'p1',
      assistId: 'p2',
      clockSeconds: 433,
    },
    { matchSecond: 90, period: 2, score: [1, 1], scoringSide: 'away', points: 1 },
    { matchSecond: 120, period: 2, score: [3, 1], scoringSide: 'home', points: 2 },
  ]);
  const correctedChanges = [
    { time: 1, team1: 1, team2: 0 },
    { time: 2, team1: 0, team2: 0 },
  ];
  expect(toFigures(createScores({ changes: correctedChanges })).changes).toHaveLength(1);
});

test('a change without a score of its own keeps the score before it, and adds no goal', () => {
  const { changes, scores } = toFigures(
    createScores({
      changes: [
        { time: 30_000, team1: 1, team2: 0 },
        { time: 40_000, period: 1, clock_seconds: 500 },
        { time: 50_000, team2: 1 },
      ],
    }),
  );
  expect(changes.map(({ score }) => score)).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect(scores[1]).toEqual({ matchSecond: 40, score: [1, 0], period: 1, clockSeconds: 500 });
});

test('a goal that only the score bar knows counts for the current period until the statistics contain it', () => {
  const { periods } = toFigures(createScores());
  if (!periods) throw new Error('no periods');
  expect(alignToScore(periods, [3, 1], 2)).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(alignToScore(periods, [3, 2], 2).at(-1)).toEqual([2, 2]);
  expect(alignToScore(periods, [4, 1], 3)).toEqual([
    [1, 0],
    [2, 1],
    [1, 0],
  ]);
  expect(alignToScore(periods, [2, 1], 2), 'newer statistics are unchanged').toBe(periods.scores);
});

test('alignToScore leaves the points of sets unchanged, because a match’s score counts sets', () => {
  const setScores = { scores: [[25, 20] as const, [11, 14] as const], total: [1, 0] as const };
  expect(alignToScore(setScores, [2, 0], 2)).toBe(setScores.scores);
});

test('a match with very many changes of score lists only changes of the lead and the last change', () => {
  const createChange = (matchSecond: number, home: number, away: number) => ({
    matchSecond,
    period: 1,
    score: [home, away] as const,
    scoringSide: 'home' as const,
    points: 1,
    scorerId: undefined,
    assistId: undefined,
    clockSeconds: undefined,
  });
  const manyChanges = Array.from({ length: 40 }, (_, index) => createChange(index, index + 1, index < 20 ? 0 : 30));
  expect(selectNotableMoments(manyChanges).map(({ matchSecond }) => matchSecond)).toEqual([0, 20, 29, 30, 39]);
  expect(selectNotableMoments(manyChanges.slice(0, 5))).toHaveLength(5);
});
