import { films } from '../../../../apps/reference-backend/src/streams/films.ts';
import type { Game } from '../game.ts';
import { toScriptedShot } from '../scripted-shots.ts';
import { createLineUp, getFaceOffPosition } from './line-up.ts';
import { goalLineMetres } from './rink-shape.ts';
import { getTargetPosition, skate } from './skating.ts';

/** Reach of a stick in front of the skates. */
const stickReachMetres = 1.4;

/** Ice hockey: six a side, and face-offs at the centre. */
export const hockeyGame: Game = {
  shots: films['ice-hockey'].shots.map(toScriptedShot),
  seconds: films['ice-hockey'].seconds,
  celebrationSeconds: 6,
  finalPassSeconds: 1.9,
  shotSeconds: 0.4,
  pass: { metresPerSecond: 19, maxSeconds: 1.1 },
  keepShare: 0.74,
  fixedRoles: ['goalie'],
  rebounders: ['leftBack', 'rightBack'],
  createLineUp,
  getStartBall: (seconds) => ({ x: 0, y: 0, z: Math.max(0, 0.7 - seconds * 2) }),
  getRestartPosition: getFaceOffPosition,
  getTargetPosition,
  getShooterPosition: ({ team, number }) => [(team === 1 ? 1 : -1) * 19.5, number % 2 ? 3.4 : -3],
  getShotTarget({ team, isGoal }) {
    const x = isGoal ? goalLineMetres + 0.5 : goalLineMetres - 1.2;
    return { x: (team === 1 ? 1 : -1) * x, y: isGoal ? 0.65 : 0.2, z: isGoal ? 0.55 : 0.4 };
  },
  getScoredBall: (side, seconds) =>
    seconds < 3.4 ? { x: side * (goalLineMetres + 0.5), y: 0.65, z: 0 } : { x: 0.4, y: -3, z: 1 },
  getCelebrationPosition(player, goal, seconds) {
    const side = goal.team === 1 ? 1 : -1;
    const slot = player.number === goal.number ? 0 : 1 + (player.number % 5);
    return [side * (21 - slot * 0.9), -6.5 + (slot % 3) * 1.2 + seconds * 0.3];
  },
  move: skate,
  getCarriedBall: (carrier, time) => ({
    x: carrier.x + carrier.facing * stickReachMetres,
    y: carrier.y + 0.12 + Math.sin(time * 9) * 0.18,
    z: 0,
  }),
  getReceivingPoint: (player) => ({ x: player.x + player.facing * stickReachMetres, y: player.y + 0.12, z: 0 }),
  getFlightHeight: ({ kind }, target, progress) => (kind === 'shot' ? target.z * progress : 0),
};
