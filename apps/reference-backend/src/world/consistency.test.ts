import { expect, test } from 'vitest';
import { pickGoalPlayers } from '../tags/scripted-tags.ts';
import { buildWorld } from './build-world.ts';
import { getStart } from './dates.ts';
import type { EventDraft } from './event-draft.ts';
import { findShownGoals, getGoalShots } from './film-goals.ts';
import { leagues, toSport } from './leagues.ts';
import { planGoals } from './matches.ts';
import { createMatchScript, getMatchState } from './match-script.ts';
import { getSquad } from './squads.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const { events, teams } = buildWorld();
const matches = events.filter(({ team1Id, mediaType }) => team1Id !== null && mediaType === 'event');
const plannedGoals = planGoals();
const midnight = Date.UTC(2026, 10, 30);

const createScript = ({ id, seed, sportType }: EventDraft) =>
  createMatchScript(toSport(sportType) ?? 'football', seed, plannedGoals.get(id));

const lengthsMs = new Map(matches.map((match) => [match.id, createScript(match).lengthSeconds * 1000]));

/** Lists each team's matches in the order of time. */
function listByTeam(list: readonly EventDraft[], epoch: number, now: number) {
  const timed = list.map((match) => ({ match, start: getStart(match, epoch, now) }));
  return teams.map(({ id }) =>
    timed.filter(({ match }) => match.teamIds.includes(id)).toSorted((a, b) => a.start - b.start),
  );
}

/** Lists the pairs of a team's successive matches with less than four hours of rest between them. */
const findShortRests = (list: readonly EventDraft[], epoch: number, now: number): string[] =>
  listByTeam(list, epoch, now).flatMap((timed) =>
    timed.flatMap(({ match, start }, index) => {
      const previous = timed[index - 1];
      const restMs = previous ? start - previous.start - (lengthsMs.get(previous.match.id) ?? 0) : Infinity;
      return restMs < 4 * hourMs ? [`${previous?.match.id} ${match.id}`] : [];
    }),
  );

test('no team plays twice within four hours', () => {
  expect(matches.length).toBeGreaterThan(2500);
  expect(findShortRests(matches, midnight, midnight)).toEqual([]);
});

test('no team plays twice within four hours around today, whenever the world was seeded and is seen', () => {
  const nearMatches = matches.filter(({ timing, offset }) => timing === 'daily' || Math.abs(offset) < 5 * dayMs);
  for (let seedHour = 0; seedHour < 24; seedHour += 3) {
    const epoch = midnight + seedHour * hourMs;
    for (let hours = 0; hours < 24; hours += 1)
      expect([seedHour, hours, findShortRests(nearMatches, epoch, epoch + hours * hourMs)]).toEqual([
        seedHour,
        hours,
        [],
      ]);
  }
});

test('the rounds of a team in its league increase with the time, and a season starts after play-offs only', () => {
  for (const league of leagues.filter(({ cupOf }) => cupOf === undefined)) {
    const leagueMatches = matches.filter(({ identityIds }) => identityIds[0] === league.id);
    for (const timed of listByTeam(leagueMatches, midnight, midnight)) {
      const rounds = timed.map(({ match: { description, identityIds } }) => {
        const number = Number(/\d+/.exec(description ?? '')?.[0]);
        return identityIds[1] === `${league.id}-playoffs` ? league.seasonRounds + number : number;
      });
      const wrongRounds = rounds.filter((round, index) => {
        const previous = rounds[index - 1] ?? 0;
        return round <= previous && !(previous > league.seasonRounds && round < 4);
      });
      expect([league.id, timed[0]?.match.id, wrongRounds]).toEqual([league.id, timed[0]?.match.id, []]);
    }
  }
});

const cups = leagues.filter(({ cupOf }) => cupOf !== undefined);

test('a season’s cup has eight, eight, four and two clubs in its rounds, and only winners go on', () => {
  for (const cup of cups) {
    const rounds = Map.groupBy(
      matches.filter(({ identityIds }) => identityIds[0] === cup.id),
      ({ offset, timing }) => (timing === 'daily' ? -4 : Math.floor(offset / dayMs)),
    );
    const ordered = [...rounds].toSorted(([a], [b]) => a - b).map(([, list]) => list);
    const names = ordered.map((list) => [...new Set(list.map(({ description }) => description?.split(' at ')[0]))]);
    const [first, quarter, semi, final] = ['First round', 'Quarter-final', 'Semi-final', 'Final'];
    expect(names).toEqual([[first], [quarter], [semi], [final], [first], [quarter], [semi]]);
    expect(ordered.map((list) => list.length)).toEqual([4, 4, 2, 1, 4, 4, 1]);
    for (const [index, list] of ordered.entries()) {
      const earlier = ordered.slice(index > 3 ? 4 : 0, index).flat();
      const losers = earlier.flatMap(({ score1, score2, teamIds }) =>
        score1 === null || score2 === null ? [] : [teamIds[score1 > score2 ? 1 : 0]],
      );
      expect(list.flatMap(({ teamIds }) => teamIds).filter((id) => losers.includes(id))).toEqual([]);
    }
  }
});

test('no cup match and no match of the play-offs ends in a draw', () => {
  const decisive = matches.filter(
    ({ identityIds }) => identityIds[1]?.endsWith('-playoffs') || cups.some(({ id }) => id === identityIds[0]),
  );
  expect(decisive.length).toBeGreaterThan(50);
  const draws = decisive.filter((match) => {
    const script = createScript(match);
    const { score1, score2 } = getMatchState(script, script.lengthSeconds);
    return score1 === score2;
  });
  expect(draws.map(({ id }) => id)).toEqual([]);
});

test('a played match has the score of its goals, and every match has goals that its recording can show', () => {
  for (const match of matches) {
    const script = createScript(match);
    const { score1, score2 } = getMatchState(script, script.lengthSeconds);
    const scores = match.status === 'archived' ? [match.score1, match.score2] : [score1, score2];
    expect([match.id, ...scores]).toEqual([match.id, score1, score2]);
    expect([match.id, findShownGoals(toSport(match.sportType), script.goals)]).not.toContain(undefined);
  }
});

test('a match’s teams play in its league, and its scorers are in their squads', () => {
  const teamsById = new Map(teams.map((team) => [team.id, team]));
  for (const match of matches) {
    for (const teamId of match.teamIds) {
      const { gender, sportType, identityIds } = teamsById.get(teamId) ?? {};
      expect([match.id, gender, sportType]).toEqual([match.id, match.gender, match.sportType]);
      expect(identityIds).toContain(match.identityIds[0]);
      expect(getSquad(teamId)).toContain(pickGoalPlayers(match, 0, teamId, undefined).player);
    }
  }
});

test.each([true, false])('the scorer of a goal with a picture has the number in the picture (live: %s)', (wasLive) => {
  for (const match of matches) {
    const script = createScript(match);
    const shots = getGoalShots(toSport(match.sportType), script, wasLive);
    expect(shots.size).toBeGreaterThan(0);
    for (const [goal, shot] of shots) {
      const teamId = match.teamIds[goal.team - 1] ?? '';
      const { player } = pickGoalPlayers(match, script.goals.indexOf(goal), teamId, shot);
      expect([match.id, shot.side, player.number]).toEqual([match.id, `team${goal.team}`, shot.playerNumber]);
    }
  }
});
