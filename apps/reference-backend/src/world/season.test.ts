import { expect, test } from 'vitest';
import { leagues } from './leagues.ts';
import { draftDailyMatches } from './matches.ts';
import { getRound } from './season.ts';

const listStages = (matches: readonly { identityIds: string[] }[]): string[] => [
  ...new Set(matches.map(({ identityIds }) => identityIds.at(-1) ?? '')),
];

test('today one league is in the play-offs, and the others are in different rounds of the season', () => {
  const dailyMatches = draftDailyMatches();
  expect(listStages(dailyMatches).filter((id) => id.endsWith('-playoffs'))).toEqual(['nordic-women-playoffs']);
  const rounds = new Set(leagues.map((league) => JSON.stringify(getRound(league, 0))));
  expect(rounds.size).toBe(leagues.length);
});

test('play-offs follow a league’s last round, and the next season follows them', () => {
  const [league] = leagues;
  if (!league) throw new Error('no league');
  const { seasonRounds, todayRound } = league;
  const rounds = [0, 1, 3, 4].map((distance) => getRound(league, seasonRounds - todayRound + distance));
  expect(rounds).toEqual([
    { stage: 'regular', number: seasonRounds },
    { stage: 'playoffs', number: 1 },
    { stage: 'playoffs', number: 3 },
    { stage: 'regular', number: 1 },
  ]);
  expect(getRound(league, -todayRound)).toEqual({ stage: 'playoffs', number: 3 });
});

test('a cup has four rounds and no play-offs', () => {
  const cup = leagues.find(({ cupOf }) => cupOf !== undefined);
  if (!cup) throw new Error('no cup');
  const nights = Array.from({ length: 60 }, (_, index) => getRound(cup, index - 30));
  expect([...new Set(nights.map(({ number }) => number))].toSorted()).toEqual([1, 2, 3, 4]);
  expect(nights.filter(({ stage }) => stage !== 'regular')).toEqual([]);
});
