import { expect, test } from 'vitest';
import { getStandings, listEvents } from '@touchline/contract';
import { call } from '../testing/test-backend.ts';

const getTable = async (leagueId: string) => (await call(getStandings, { query: { leagueId } })).entries;

test('a league’s table has each of its teams once, best first, and each row’s figures agree', async () => {
  for (const leagueId of ['nordic-men', 'premier-women', 'galil-premier', 'adria-men']) {
    const table = await getTable(leagueId);
    expect(new Set(table.map(({ team }) => team.id)).size).toBe(table.length);
    expect(table.length).toBeGreaterThanOrEqual(6);
    expect(table.map(({ rank }) => rank)).toEqual(table.map((_, index) => index + 1));
    const points = table.map((row) => row.points ?? 0);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    for (const { played = 0, won = 0, drawn = 0, lost = 0, form = [] } of table) {
      expect(won + drawn + lost).toBe(played);
      expect(form).toHaveLength(Math.min(5, played));
    }
    const sumColumn = (key: 'won' | 'lost') => table.reduce((total, row) => total + (row[key] ?? 0), 0);
    expect(sumColumn('won')).toBe(sumColumn('lost'));
  }
});

test('during a league’s play-offs, its table has the thirty rounds of the season and no play-off match', async () => {
  const table = await getTable('nordic-women');
  expect(table.map(({ played }) => played)).toEqual(Array.from({ length: 6 }, () => 30));
});

test('the last entry of a team’s form is its latest match in the league', async () => {
  const [firstTeam] = await getTable('premier-division');
  const id = firstTeam?.team.id ?? '';
  const filters = {
    'identities.id': ['premier-division'],
    'search.teams.id': [id],
    status: ['archived' as const],
    category: ['other' as const],
  };
  const { entries } = await call(listEvents, { body: { size: 5, sort: 'event_date', filters } });
  const outcomes = entries.map(({ team1, team2 }) => {
    const margin = (team1?.score ?? 0) - (team2?.score ?? 0);
    return margin === 0 ? 'D' : margin > 0 === (team1?.id === id) ? 'W' : 'L';
  });
  expect(firstTeam?.form).toEqual(outcomes.toReversed());
});

test('points follow the rules of the sport, and a sport without draws has no column for them', async () => {
  const [hockey, basketball] = [await getTable('nordic-men'), await getTable('galil-premier')];
  for (const { won = 0, drawn = 0, points } of hockey) expect(points).toBe(3 * won + drawn);
  for (const { won = 0, lost = 0, points, drawn } of basketball)
    expect([points, drawn]).toEqual([2 * won + lost, undefined]);
});

test('a cup, a category without teams and an unknown league have no table', async () => {
  for (const leagueId of ['nordic-cup', 'nordic-studio', 'nothing']) expect(await getTable(leagueId)).toEqual([]);
});
