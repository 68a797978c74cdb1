import type { MatchState, Player } from './match-state.ts';

/** The limits of a sport's players. */
export interface RunLimits {
  readonly halfLength: number;
  readonly halfWidth: number;
  /** Metres per second. */
  readonly maxSpeed: number;
}

/** Moves a player on foot towards a position, with inertia. @param step seconds */
export function run(
  player: Player,
  target: readonly [number, number],
  ballX: number,
  limits: RunLimits,
  step: number,
): void {
  const [dx, dy] = [target[0] - player.x, target[1] - player.y];
  const distance = Math.hypot(dx, dy) || 1;
  const speed = Math.min(limits.maxSpeed, distance * 2.4);
  const accelerationShare = Math.min(1, 4.5 * step);
  player.vx += ((dx / distance) * speed - player.vx) * accelerationShare;
  player.vy += ((dy / distance) * speed - player.vy) * accelerationShare;
  player.x = clamp(player.x + player.vx * step, limits.halfLength);
  player.y = clamp(player.y + player.vy * step, limits.halfWidth);
  player.stride += Math.hypot(player.vx, player.vy) * step * 1.9;
  if (Math.abs(player.vx) > 1.4) player.facing = player.vx > 0 ? 1 : -1;
  else if (Math.abs(ballX - player.x) > 1) player.facing = ballX > player.x ? 1 : -1;
}

/** Limits a coordinate to both sides of the centre. */
export const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** Whether no team mate except those of `fixedRoles` is nearer to the ball. */
export function isNearestToBall(player: Player, { players, ball }: MatchState, fixedRoles: readonly string[]): boolean {
  const getDistance = (other: Player): number => Math.hypot(other.x - ball.x, other.y - ball.y);
  return players.every(
    (other) =>
      other.team !== player.team || fixedRoles.includes(other.role) || getDistance(other) >= getDistance(player),
  );
}

/** The height of a thrown body above the line between start and end. @param progress from 0 to 1 */
export const getArcHeight = (peakMetres: number, progress: number): number =>
  4 * peakMetres * progress * (1 - progress);

/** Approaches a value by a share of the difference, for poses that change softly. */
export const approach = (value: number, target: number, share: number): number => value + (target - value) * share;
