import { expect, test } from 'vitest';
import { draftCalendarMatches } from './matches.ts';
import { pairDailyFixtures } from './pairings.ts';
import { getTeamId } from './leagues.ts';

const countBy = (keys: readonly string[]): number[] =>
  [...Map.groupBy(keys, (key) => key).values()].map((group) => group.length);

test('every team plays once or twice in a day, and no two teams meet twice', () => {
  const pairs = pairDailyFixtures().map(({ league, home, away }) =>
    [home, away].map((club) => getTeamId(club, league)).toSorted(),
  );
  expect(Math.max(...countBy(pairs.map((pair) => pair.join(' '))))).toBe(1);
  const matchCounts = countBy(pairs.flat());
  expect([Math.min(...matchCounts), Math.max(...matchCounts)]).toEqual([1, 2]);
});

test('two teams meet at most once in the calendar’s rounds before and after today', () => {
  const dayMs = 86_400_000;
  const { archived, upcoming } = draftCalendarMatches();
  const pairs = [...archived, ...upcoming]
    .filter(({ offset }) => offset > -2 * dayMs && offset < 3 * dayMs)
    .map(({ teamIds }) => teamIds.toSorted().join(' '));
  expect(pairs.length).toBeGreaterThan(0);
  expect(Math.max(...countBy(pairs))).toBe(1);
});
