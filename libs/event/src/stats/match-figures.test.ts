import { expect, test } from 'vitest';
import { homeShare, inStep, tellingMoments, toFigures } from './match-figures.ts';

const share = (home: string, away: string) => homeShare({ title: '', home, away });

test('a row’s bar is split as its figures are', () => {
  expect([share('30', '10'), share('1/3', '1/2'), share('62%', '38%'), share('0', '3')]).toEqual([0.75, 0.5, 0.62, 0]);
});

test('a row in which nobody has anything yet has no bar', () => {
  expect([share('0', '0'), share('0/2', '0/3')]).toEqual([undefined, undefined]);
});

test('a row whose figures are no numbers has no bar', () => {
  expect([share('–', '3'), share('good', 'bad'), share('-1', '2')]).toEqual([undefined, undefined, undefined]);
});

const scores = (more: object = {}) => ({
  vidswap: {
    'game-scores': {
      team1: { score: 3, periods: [1, 2] },
      team2: { score: 1, periods: [0, 1] },
      changes: [
        { time: 90_000, period: 2, team1: 1, team2: 1 },
        { time: 30_500, period: 1, team1: 1, team2: 0 },
        { time: 120_000, period: 2, team1: 3, team2: 1 },
      ],
      ...more,
    },
  },
});

test('how a score came about is read in its order, each change with who has scored; points taken back are no moment', () => {
  expect(toFigures(scores()).changes).toEqual([
    { at: 30.5, period: 1, score: [1, 0], by: 'home' },
    { at: 90, period: 2, score: [1, 1], by: 'away' },
    { at: 120, period: 2, score: [3, 1], by: 'home' },
  ]);
  const back = [
    { time: 1, team1: 1, team2: 0 },
    { time: 2, team1: 0, team2: 0 },
  ];
  expect(toFigures(scores({ changes: back })).changes).toHaveLength(1);
});

test('a goal that the score bar knows of stands in the period that is played, before the statistics know of it', () => {
  const { periods } = toFigures(scores());
  if (!periods) throw new Error('no periods');
  expect(inStep(periods, [3, 1], 2)).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(inStep(periods, [3, 2], 2).at(-1)).toEqual([2, 2]);
  expect(inStep(periods, [4, 1], 3)).toEqual([
    [1, 0],
    [2, 1],
    [1, 0],
  ]);
  expect(inStep(periods, [2, 1], 2), 'statistics that are ahead stay').toBe(periods.scores);
});

test('points of a set are no score: they stay as they are', () => {
  const sets = { scores: [[25, 20] as const, [11, 14] as const], total: [1, 0] as const };
  expect(inStep(sets, [2, 0], 2)).toBe(sets.scores);
});

test('of very many changes those are listed in which the lead changed, and the last', () => {
  const change = (at: number, home: number, away: number) => ({
    at,
    period: 1,
    score: [home, away] as const,
    by: 'home' as const,
  });
  const many = Array.from({ length: 40 }, (_, index) => change(index, index + 1, index < 20 ? 0 : 30));
  expect(tellingMoments(many).map(({ at }) => at)).toEqual([0, 20, 29, 30, 39]);
  expect(tellingMoments(many.slice(0, 5))).toHaveLength(5);
});
