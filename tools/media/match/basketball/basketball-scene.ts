import { films } from '../../../../apps/reference-backend/src/streams/films.ts';
import type { Scene } from '../scene.ts';
import { Simulation } from '../simulation.ts';
import { basketballGame } from './basketball-game.ts';
import { drawCourt } from './draw-court.ts';

export const basketballScene: Scene = {
  film: films.basketball,
  horns: [],
  whistles: [0.1],
  shots: {
    broadcast: {
      maxX: 6.2,
      stiffness: 5,
      place: (x) => ({ eye: { x: x * 0.7, y: 25, z: 10.5 }, target: { x, y: -0.9, z: 1 }, metres: 19 }),
    },
    panorama: {
      maxX: 0,
      stiffness: 5,
      place: () => ({ eye: { x: 0, y: 27, z: 13 }, target: { x: 0, y: -1.4, z: 0.6 }, metres: 36 }),
    },
    upright: {
      maxX: 10.5,
      stiffness: 9,
      place: (x, { ball }) => ({
        eye: { x: x * 0.75, y: 24, z: 9 },
        target: { x, y: ball.y * 0.3, z: 1.6 },
        metres: 7.4,
      }),
    },
  },
  createSimulation: () => new Simulation(basketballGame),
  draw: drawCourt,
};
