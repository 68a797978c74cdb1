import { films } from '../../../../apps/reference-backend/src/streams/films.ts';
import type { Horn, Scene } from '../scene.ts';
import { Simulation } from '../simulation.ts';
import { drawRink } from './draw-rink.ts';
import { hockeyGame } from './hockey-game.ts';

const film = films['ice-hockey'];
const goals = film.shots.filter(({ result }) => result === 'goal');
const goalHorns: readonly Horn[] = goals.map(({ time, side }) => ({
  time: time + 0.15,
  seconds: 2.6,
  pitches: [116, 174, 233],
  loudness: side === 'team1' ? 0.24 : 0.1,
}));

export const hockeyScene: Scene = {
  film,
  horns: goalHorns,
  whistles: goals.map(({ time }) => time + hockeyGame.celebrationSeconds - 0.9),
  shots: {
    broadcast: {
      maxX: 16.5,
      stiffness: 5,
      place: (x) => ({ eye: { x: x * 0.72, y: 33, z: 15 }, target: { x, y: -2.6, z: 0 }, metres: 27 }),
    },
    panorama: {
      maxX: 16.5,
      stiffness: 5,
      place: () => ({ eye: { x: 0, y: 50, z: 22 }, target: { x: 0, y: -3.4, z: 0 }, metres: 68 }),
    },
    upright: {
      maxX: 23,
      stiffness: 9,
      place: (x, { ball }) => ({
        eye: { x: x * 0.8, y: 30, z: 12.5 },
        target: { x, y: ball.y * 0.3, z: 1.2 },
        metres: 11,
      }),
    },
  },
  createSimulation: () => new Simulation(hockeyGame),
  draw: drawRink,
};
