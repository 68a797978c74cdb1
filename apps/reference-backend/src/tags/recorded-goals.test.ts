import { expect, test } from 'vitest';
import { films } from '../streams/index.ts';
import { sports } from '../world/leagues.ts';
import { createMatchScript } from '../world/match-script.ts';
import { findMatchSeed } from '../world/match-seed.ts';
import { getRecordedClock, listRecordedGoals } from './recorded-goals.ts';

const names = Array.from({ length: 40 }, (_, index) => `match ${index}`);

const createMatch = (sport: (typeof sports)[number], name: string) => {
  const script = createMatchScript(sport, findMatchSeed(name, sport, false).seed);
  return { script, goals: listRecordedGoals(sport, script, script.goals) };
};

test.each(sports)('recorded goals of %s are those of the match, with the times of the film or before it', (sport) => {
  const filmGoals = films[sport].shots.filter(({ result }) => result === 'goal');
  for (const name of names) {
    const { script, goals } = createMatch(sport, name);
    const getFacts = (list: typeof script.goals) => list.map(({ team, points, period }) => [team, points, period]);
    expect(getFacts(goals)).toEqual(getFacts(script.goals));
    const shown = goals.filter(({ isShown }) => isShown);
    expect(shown.map(({ atSeconds, team }) => ({ time: atSeconds, side: `team${team}` }))).toEqual(
      filmGoals.map(({ time, side }) => ({ time, side })),
    );
    const times = goals.map(({ atSeconds }) => atSeconds);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    const first = goals.findIndex(({ isShown }) => isShown);
    expect(times.slice(0, first).every((time) => time < 0)).toBe(true);
  }
});

test.each(sports)('the match clock of saves in a %s recording is between its neighbouring goals', (sport) => {
  const saves = films[sport].shots.filter(({ result }) => result === 'save');
  for (const name of names) {
    const { script, goals } = createMatch(sport, name);
    const first = goals.findIndex(({ isShown }) => isShown);
    const getOrder = ({ period, seconds }: { period: number; seconds: number }): number => period * 10_000 + seconds;
    const clocks = [goals[first - 1], goals[first]].map((goal) =>
      goal ? getOrder({ period: goal.period, seconds: goal.clockSeconds }) : 0,
    );
    const saveClocks = saves.map(({ time }) => getOrder(getRecordedClock(sport, script, script.goals, time)));
    const order = [clocks[0], ...saveClocks, clocks[1]].map(Number);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
});
