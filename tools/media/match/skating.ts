import type { MatchState, Point, Skater } from './match-state.ts';
import { goalLineMetres } from './match-state.ts';

/** Positions of the attacking team relative to the puck, in the direction of its attack. */
const attackOffsets = {
  centre: [1.5, -4],
  leftWing: [5, -7.5],
  rightWing: [5, 7.5],
  leftBack: [-9, -5.5],
  rightBack: [-9, 5.5],
};

/** The defenders' positions: the share of the way from their goal to the puck, and the distance to the side. */
const defenceOffsets = {
  centre: [0.86, 0.4],
  leftWing: [0.82, 7],
  rightWing: [0.82, -7],
  leftBack: [0.52, 3.2],
  rightBack: [0.52, -3.2],
};

/** Returns where a skater wants to be while the puck is in play. */
export function getTargetPosition(skater: Skater, state: MatchState, carrier: Skater | undefined, time: number): [number, number] {
  const { puck } = state;
  const side = skater.team === 2 ? -1 : 1;
  const drift = Math.sin(time * 0.9 + skater.number) * 1.3;
  const sway = Math.cos(time * 0.7 + skater.number * 2) * 1.5;
  if (skater.role === 'referee') return [puck.x * 0.8 + drift, -11.5];
  if (skater.role === 'goalie') return [-side * (goalLineMetres - 1), Math.max(-0.8, Math.min(0.8, puck.y * 0.16))];
  if (skater === carrier) {
    const aheadX = Math.min(21, puck.x * side + 7) * side;
    return [aheadX, Math.max(-11, Math.min(11, skater.y * 0.9 + sway * 2.4))];
  }
  if (carrier && carrier.team === skater.team) {
    const [along, across] = attackOffsets[skater.role];
    const limit = skater.role.endsWith('Back') ? 9 : 23;
    const x = Math.max(-24, Math.min(limit, puck.x * side + (along ?? 0) + drift));
    return [x * side, clampAcross(puck.y * 0.25 + (across ?? 0) + sway)];
  }
  const [part, across] = defenceOffsets[skater.role];
  if (isNearest(skater, state)) return [puck.x - side * 1.3, puck.y + 0.5];
  const goal = -side * goalLineMetres;
  return [goal + (puck.x - goal) * (part ?? 0) + drift, clampAcross(puck.y * 0.45 + (across ?? 0) * side + sway)];
}

/** Moves a skater towards a position, with inertia. */
export function skate(skater: Skater, target: [number, number], puck: Point, step: number): void {
  const maxSpeed = skater.role === 'goalie' ? 3 : skater.role === 'referee' ? 6 : 8.2;
  const [dx, dy] = [target[0] - skater.x, target[1] - skater.y];
  const distance = Math.hypot(dx, dy) || 1;
  const speed = Math.min(maxSpeed, distance * 1.8);
  const accelerationShare = Math.min(1, 3.2 * step);
  skater.vx += ((dx / distance) * speed - skater.vx) * accelerationShare;
  skater.vy += ((dy / distance) * speed - skater.vy) * accelerationShare;
  skater.x = Math.max(-28, Math.min(28, skater.x + skater.vx * step));
  skater.y = Math.max(-13.4, Math.min(13.4, skater.y + skater.vy * step));
  const pace = Math.hypot(skater.vx, skater.vy);
  skater.stride += (pace * 1.15 + 0.6) * step * 1.5;
  if (skater.role === 'goalie') skater.facing = skater.team === 1 ? 1 : -1;
  else if (Math.abs(skater.vx) > 1.2) skater.facing = skater.vx > 0 ? 1 : -1;
  else if (Math.abs(puck.x - skater.x) > 2) skater.facing = puck.x > skater.x ? 1 : -1;
}

function isNearest(skater: Skater, state: MatchState): boolean {
  const getDistance = (other: Skater): number => Math.hypot(other.x - state.puck.x, other.y - state.puck.y);
  return state.skaters.every(
    (other) => other.team !== skater.team || other.role === 'goalie' || other === skater || getDistance(other) >= getDistance(skater),
  );
}

function clampAcross(y: number): number {
  return Math.max(-12, Math.min(12, y));
}
