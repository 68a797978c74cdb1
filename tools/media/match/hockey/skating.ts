import type { MatchState, Point, Player } from '../match-state.ts';
import { goalLineMetres } from './rink-shape.ts';

/** Positions of the attacking team relative to the ball, in the direction of its attack. */
const attackOffsets: Readonly<Record<string, readonly [number, number]>> = {
  centre: [1.5, -4],
  leftWing: [5, -7.5],
  rightWing: [5, 7.5],
  leftBack: [-9, -5.5],
  rightBack: [-9, 5.5],
};

/** The defenders' positions: the share of the way from their goal to the ball, and the distance to the side. */
const defenceOffsets: Readonly<Record<string, readonly [number, number]>> = {
  centre: [0.86, 0.4],
  leftWing: [0.82, 7],
  rightWing: [0.82, -7],
  leftBack: [0.52, 3.2],
  rightBack: [0.52, -3.2],
};

/** Returns where a player wants to be while the ball is in play. */
export function getTargetPosition(
  player: Player,
  state: MatchState,
  carrier: Player | undefined,
  time: number,
): [number, number] {
  const { ball } = state;
  const side = player.team === 2 ? -1 : 1;
  const drift = Math.sin(time * 0.9 + player.number) * 1.3;
  const sway = Math.cos(time * 0.7 + player.number * 2) * 1.5;
  if (player.role === 'referee') return [ball.x * 0.8 + drift, -11.5];
  if (player.role === 'goalie') return [-side * (goalLineMetres - 1), Math.max(-0.8, Math.min(0.8, ball.y * 0.16))];
  if (player === carrier) {
    const aheadX = Math.min(21, ball.x * side + 7) * side;
    return [aheadX, Math.max(-11, Math.min(11, player.y * 0.9 + sway * 2.4))];
  }
  if (carrier && carrier.team === player.team) {
    const [along = 0, across = 0] = attackOffsets[player.role] ?? [];
    const limit = player.role.endsWith('Back') ? 9 : 23;
    const x = Math.max(-24, Math.min(limit, ball.x * side + along + drift));
    return [x * side, clampAcross(ball.y * 0.25 + across + sway)];
  }
  const [part = 0, across = 0] = defenceOffsets[player.role] ?? [];
  if (isNearest(player, state)) return [ball.x - side * 1.3, ball.y + 0.5];
  const goal = -side * goalLineMetres;
  return [goal + (ball.x - goal) * part + drift, clampAcross(ball.y * 0.45 + across * side + sway)];
}

/** Moves a player towards a position, with inertia. */
export function skate(player: Player, target: [number, number], ball: Point, step: number): void {
  const maxSpeed = player.role === 'goalie' ? 3 : player.role === 'referee' ? 6 : 8.2;
  const [dx, dy] = [target[0] - player.x, target[1] - player.y];
  const distance = Math.hypot(dx, dy) || 1;
  const speed = Math.min(maxSpeed, distance * 1.8);
  const accelerationShare = Math.min(1, 3.2 * step);
  player.vx += ((dx / distance) * speed - player.vx) * accelerationShare;
  player.vy += ((dy / distance) * speed - player.vy) * accelerationShare;
  player.x = Math.max(-28, Math.min(28, player.x + player.vx * step));
  player.y = Math.max(-13.4, Math.min(13.4, player.y + player.vy * step));
  const pace = Math.hypot(player.vx, player.vy);
  player.stride += (pace * 1.15 + 0.6) * step * 1.5;
  if (player.role === 'goalie') player.facing = player.team === 1 ? 1 : -1;
  else if (Math.abs(player.vx) > 1.2) player.facing = player.vx > 0 ? 1 : -1;
  else if (Math.abs(ball.x - player.x) > 2) player.facing = ball.x > player.x ? 1 : -1;
}

function isNearest(player: Player, state: MatchState): boolean {
  const getDistance = (other: Player): number => Math.hypot(other.x - state.ball.x, other.y - state.ball.y);
  return state.players.every(
    (other) =>
      other.team !== player.team ||
      other.role === 'goalie' ||
      other === player ||
      getDistance(other) >= getDistance(player),
  );
}

function clampAcross(y: number): number {
  return Math.max(-12, Math.min(12, y));
}
