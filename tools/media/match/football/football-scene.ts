import { films } from '../../../../apps/reference-backend/src/streams/films.ts';
import type { Scene } from '../scene.ts';
import { Simulation } from '../simulation.ts';
import { drawPitch } from './draw-pitch.ts';
import { footballGame } from './football-game.ts';

export const footballScene: Scene = {
  film: films.football,
  horns: [],
  whistles: [0.2, 74.9],
  shots: {
    broadcast: {
      maxX: 31,
      stiffness: 11,
      place: (x, { ball }) => ({
        eye: { x: x * 0.75, y: 46, z: 21 },
        target: { x, y: -5 + ball.y * 0.12, z: 0 },
        metres: 38,
      }),
    },
    panorama: {
      maxX: 0,
      stiffness: 5,
      place: () => ({ eye: { x: 0, y: 72, z: 34 }, target: { x: 0, y: -5, z: 0 }, metres: 96 }),
    },
    upright: {
      maxX: 38,
      stiffness: 11,
      place: (x, { ball }) => ({
        eye: { x: x * 0.8, y: 42, z: 18 },
        target: { x, y: ball.y * 0.7 - 2, z: 1.2 },
        metres: 11.5,
      }),
    },
  },
  createSimulation: () => new Simulation(footballGame),
  draw: drawPitch,
};
