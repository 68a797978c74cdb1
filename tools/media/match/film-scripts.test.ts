import { expect, test } from 'vitest';
import { films, listDrawnGoals } from '../../../apps/reference-backend/src/streams/films.ts';
import { court, basketballGame } from './basketball/basketball-game.ts';
import { footballGame, pitch } from './football/football-game.ts';
import { Simulation } from './simulation.ts';
import { rallies } from './volleyball/rallies.ts';
import { VolleyballSimulation } from './volleyball/volleyball-simulation.ts';

/** Returns the frames of a match, with the time in seconds and a copy of the ball. */
function playMatch(simulation: Pick<Simulation, 'next' | 'state'>, seconds: number) {
  const frames = [];
  for (let time = simulation.next(); time < seconds; time = simulation.next())
    frames.push({ time, ...simulation.state.ball });
  return frames;
}

const isInGoal = ({ x, y, z }: { x: number; y: number; z: number }): boolean =>
  Math.abs(x) > pitch.halfLength && Math.abs(y) < pitch.goalHalfWidth && z < pitch.goalHeight;
/** Whether the ball falls through the ring. */
const isInRing = ({ x, y, z }: { x: number; y: number; z: number }): boolean =>
  Math.hypot(Math.abs(x) - court.ringX, y) < 0.2 && z < court.ringHeight && z > 2;

test.each([
  ['football', footballGame, isInGoal],
  ['basketball', basketballGame, isInRing],
] as const)('in %s the ball is in the goal at scripted goals only', (name, game, isScored) => {
  const frames = playMatch(new Simulation(game), films[name].drawnSeconds);
  const shots = [...films[name].shots, ...films[name].liveShots];
  const results = shots.map(({ time, side }) =>
    frames.some((frame) => Math.abs(frame.time - time) < 0.5 && isScored(frame) && frame.x > 0 === (side === 'team1')),
  );
  expect(results).toEqual(shots.map(({ result }) => result === 'goal'));
  const firstGoal = films[name].shots.find(({ result }) => result === 'goal')?.time ?? 0;
  expect(frames.filter((frame) => frame.time < firstGoal - 0.1 && isScored(frame))).toEqual([]);
});

test('volleyball’s script names dug spikes, and its goals end the last rallies', () => {
  const digs = rallies.flatMap(({ touches }) => touches.slice(2)).filter(({ kind }) => kind === 'dig');
  const saves = films.volleyball.shots.filter(({ result }) => result === 'save');
  const { players } = new VolleyballSimulation().state;
  for (const { time, side, saverNumber } of saves) {
    const dig = digs.find((touch) => Math.abs(touch.time - time) < 0.01);
    expect(dig?.team).toBe(side === 'team1' ? 2 : 1);
    const digger = players.find(({ team, role }) => team === dig?.team && role === dig?.role);
    expect(digger?.number).toBe(saverNumber);
  }
  const [recordedSet, liveSet] = listDrawnGoals(films.volleyball);
  const [recordedRally, liveRally] = rallies.slice(-2);
  for (const [shot, rally] of [[recordedSet, recordedRally], [liveSet, liveRally]] as const) {
    const spike = rally?.touches.at(-1);
    const spiker = players.find(({ team, role }) => team === spike?.team && role === spike?.role);
    expect(shot).toMatchObject({ side: `team${rally?.winner}`, playerNumber: spiker?.number });
    expect(shot?.time).toBeCloseTo(rally?.end ?? 0, 2);
  }
});

test('in basketball the scripted player takes the rebound after a missed shot', () => {
  const simulation = new Simulation(basketballGame);
  const misses = films.basketball.shots.filter(({ result }) => result === 'save');
  const rebounders: number[] = [];
  for (let time = simulation.next(); time < films.basketball.seconds; time = simulation.next()) {
    const miss = misses[rebounders.length];
    if (!miss || time < miss.time + 0.2) continue;
    const { ball, players } = simulation.state;
    const defenders = players.filter(({ team }) => team === (miss.side === 'team1' ? 2 : 1));
    const getMetres = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - ball.x, y - ball.y);
    rebounders.push(defenders.toSorted((a, b) => getMetres(a) - getMetres(b))[0]?.number ?? 0);
  }
  expect(rebounders).toEqual(misses.map(({ saverNumber }) => saverNumber));
});

test('in volleyball a player of the team is at the ball at each touch', () => {
  const simulation = new VolleyballSimulation();
  const touches = rallies.flatMap((rally) => rally.touches);
  let checkedCount = 0;
  for (let time = simulation.next(); time < films.volleyball.drawnSeconds; time = simulation.next()) {
    for (const touch of touches.filter((candidate) => Math.abs(candidate.time - time) <= 0.02)) {
      const player = simulation.state.players.find(({ team, role }) => team === touch.team && role === touch.role);
      expect(Math.hypot((player?.x ?? 99) - touch.at.x, (player?.y ?? 99) - touch.at.y)).toBeLessThan(1);
      checkedCount += 1;
    }
  }
  expect(checkedCount).toBeGreaterThanOrEqual(touches.length);
});
