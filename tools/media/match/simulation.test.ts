import { expect, test } from 'vitest';
import { films } from '../../../apps/reference-backend/src/streams/films.ts';
import { hockeyGame } from './hockey/hockey-game.ts';
import { goalLineMetres } from './hockey/rink-shape.ts';
import { Simulation } from './simulation.ts';

const { seconds, shots } = films['ice-hockey'];

/** Returns the ball's position in each frame of a match, with the time in seconds. */
function playMatch(): { time: number; x: number; y: number; lamp: number }[] {
  const simulation = new Simulation(hockeyGame);
  const frames = [];
  for (let time = simulation.next(); time < seconds; time = simulation.next()) {
    const { ball, lamp } = simulation.state;
    frames.push({ time, x: ball.x, y: ball.y, lamp });
  }
  return frames;
}

test('the ball is in the net at every scripted goal, and outside it at every save', () => {
  const frames = playMatch();
  const isInNetByShot = shots.map((shot) => {
    const nearbyFrames = frames.filter(({ time }) => Math.abs(time - shot.time) < 0.2);
    return nearbyFrames.some(({ x }) => x * (shot.side === 'team1' ? 1 : -1) > goalLineMetres);
  });
  expect(isInNetByShot).toEqual(shots.map((shot) => shot.result === 'goal'));
});

test('the goal lamp is lit after goals only', () => {
  const goals = shots.filter((shot) => shot.result === 'goal');
  for (const { time, lamp } of playMatch()) {
    const goal = goals.find((shot) => time >= shot.time && time - shot.time < 4);
    expect(lamp).toBe(goal ? (goal.side === 'team1' ? 1 : -1) : 0);
  }
});

test('two simulations play the same match', () => {
  expect(playMatch()).toEqual(playMatch());
});
