import { expect, test } from 'vitest';
import { matchSeconds, matchShots, periodSeconds } from '../../../apps/reference-backend/src/streams/match-script.ts';
import { createLineUp } from './line-up.ts';
import { goalLineMetres } from './match-state.ts';
import { Simulation } from './simulation.ts';

/** The puck at every frame, by second. */
function playMatch(): { time: number; x: number; y: number; lamp: number }[] {
  const simulation = new Simulation();
  const frames = [];
  for (let time = simulation.next(); time < matchSeconds; time = simulation.next()) {
    const { puck, lamp } = simulation.state;
    frames.push({ time, x: puck.x, y: puck.y, lamp });
  }
  return frames;
}

test('the puck is in the net at every scripted goal, and outside it at every save', () => {
  const frames = playMatch();
  const isInNetByShot = matchShots.map((shot) => {
    const nearbyFrames = frames.filter(({ time }) => Math.abs(time - shot.time) < 0.2);
    return nearbyFrames.some(({ x }) => x * (shot.side === 'team1' ? 1 : -1) > goalLineMetres);
  });
  expect(isInNetByShot).toEqual(matchShots.map((shot) => shot.result === 'goal'));
});

test('the goal lamp is lit after goals only', () => {
  const goals = matchShots.filter((shot) => shot.result === 'goal');
  for (const { time, lamp } of playMatch()) {
    const goal = goals.find((shot) => time >= shot.time && time - shot.time < 4);
    expect(lamp).toBe(goal ? (goal.side === 'team1' ? 1 : -1) : 0);
  }
});

test('every period begins with the line-up, so that the live loop can begin again after the first', () => {
  const simulation = new Simulation();
  for (let frame = 0; frame < matchSeconds * 25; frame += 1) {
    simulation.next();
    if (frame % (periodSeconds * 25) !== 0) continue;
    for (const skater of simulation.state.skaters) {
      const lineUpSkater = createLineUp().find(({ team, role }) => team === skater.team && role === skater.role);
      expect(Math.hypot(skater.x - (lineUpSkater?.x ?? 99), skater.y - (lineUpSkater?.y ?? 99))).toBeLessThan(0.5);
    }
  }
});

test('two simulations play the same match', () => {
  expect(playMatch()).toEqual(playMatch());
});
