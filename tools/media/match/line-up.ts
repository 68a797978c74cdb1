import type { Skater } from './match-state.ts';
import { goalLineMetres } from './match-state.ts';

const roles = ['centre', 'leftWing', 'rightWing', 'leftBack', 'rightBack'] as const;
const numbers = { 1: [19, 27, 11, 4, 55], 2: [8, 22, 71, 5, 33] };

/** Face-off places, for a team that attacks to the right. */
const faceOffOffsets = {
  centre: [-1.5, 0],
  leftWing: [-1.6, -6.2],
  rightWing: [-1.6, 6.2],
  leftBack: [-8, -4],
  rightBack: [-8, 4],
};

/** All players at the centre face-off. */
export function createLineUp(): Skater[] {
  const skaters: Skater[] = [];
  for (const team of [1, 2] as const) {
    const side = team === 1 ? 1 : -1;
    roles.forEach((role, position) => {
      const [x = 0, y = 0] = faceOffOffsets[role];
      skaters.push(createSkater(team, role, numbers[team][position] ?? 0, x * side, y * side));
    });
    skaters.push(createSkater(team, 'goalie', team === 1 ? 30 : 1, -side * (goalLineMetres - 0.9), 0));
  }
  skaters.push(createSkater(0, 'referee', 0, 0.4, -3.4));
  return skaters;
}

/** The position of a skater at a face-off. */
export function getFaceOffPosition(player: Skater): [number, number] {
  const found = createLineUp().find((other) => other.team === player.team && other.role === player.role);
  return found ? [found.x, found.y] : [0, 0];
}

function createSkater(team: 0 | 1 | 2, role: Skater['role'], number: number, x: number, y: number): Skater {
  return { team, role, number, x, y, vx: 0, vy: 0, facing: team === 2 ? -1 : 1, stride: 0, isCheering: false };
}
