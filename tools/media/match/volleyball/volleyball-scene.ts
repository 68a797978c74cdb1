import { films } from '../../../../apps/reference-backend/src/streams/films.ts';
import type { Scene } from '../scene.ts';
import { drawVolleyball } from './draw-volleyball.ts';
import { rallies } from './rallies.ts';
import { VolleyballSimulation } from './volleyball-simulation.ts';

export const volleyballScene: Scene = {
  film: films.volleyball,
  horns: [],
  whistles: rallies.flatMap(({ start, end }) => [start - 0.9, end + 0.1]),
  shots: {
    broadcast: {
      maxX: 4.5,
      stiffness: 5,
      place: (x) => ({
        eye: { x: -5.5 + x * 0.3, y: 20.5, z: 8.6 },
        target: { x: 0.2 + x * 0.5, y: -0.9, z: 1.3 },
        metres: 17.5,
      }),
    },
    upright: {
      maxX: 6.5,
      stiffness: 9,
      place: (x, { ball }) => ({
        eye: { x: -5 + x * 0.4, y: 20, z: 8 },
        target: { x: x * 0.85, y: ball.y * 0.25, z: 2 },
        metres: 7.6,
      }),
    },
  },
  createSimulation: () => new VolleyballSimulation(),
  draw: drawVolleyball,
};
