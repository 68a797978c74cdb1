import { films } from '../../../../apps/reference-backend/src/streams/films.ts';
import type { Game } from '../game.ts';
import { createPlayer, type MatchState, type Player } from '../match-state.ts';
import { approach, clamp, getArcHeight, isNearestToBall, run } from '../running.ts';
import { toScriptedShot } from '../scripted-shots.ts';

/** The pitch is smaller than a real one, because its players are drawn larger. Half sizes in metres. */
export const pitch = { halfLength: 44, halfWidth: 28, goalHalfWidth: 3.7, goalHeight: 2.7 };

/** The places of a 4-3-3 while the ball is at the centre, for a team that attacks to the right. */
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  goalkeeper: [-42.6, 0],
  leftBack: [-21, -17],
  leftCentreBack: [-25, -6],
  rightCentreBack: [-25, 6],
  rightBack: [-21, 17],
  leftMidfielder: [-7, -10],
  midfielder: [-12, 0.5],
  rightMidfielder: [-7, 10],
  leftWing: [9, -18],
  striker: [13, 1],
  rightWing: [9, 18],
};
const fixedRoles = ['goalkeeper', 'referee'];
const limits = { halfLength: 43.4, halfWidth: 27.4, maxSpeed: 7.4 };

function createLineUp(): Player[] {
  const players = ([1, 2] as const).flatMap((team) =>
    Object.keys(places).map((role, position) => {
      const [x, y] = getKickOffPlace(team, role);
      return createPlayer(team, role, films.football.players[`team${team}`][position] ?? 0, x, y);
    }),
  );
  return [...players, createPlayer(0, 'referee', 0, -1, -9)];
}

/** Every player is in the own half at a kick-off; team 1 has two players at the ball. */
function getKickOffPlace(team: Player['team'], role: string): [number, number] {
  const [x, y] = places[role] ?? [-1, -9];
  if (team === 0) return [-1, -9];
  if (team === 1 && role === 'striker') return [-0.9, 0.3];
  if (team === 1 && role === 'rightMidfielder') return [-2.6, 3];
  const ownX = role === 'goalkeeper' ? x : Math.min(team === 1 ? -3 : -8.6, x * 0.8 - 5);
  return team === 1 ? [ownX, y] : [-ownX, -y];
}

function getTargetPosition(
  player: Player,
  state: MatchState,
  carrier: Player | undefined,
  time: number,
): [number, number] {
  const { ball } = state;
  const side = player.team === 2 ? -1 : 1;
  const drift = Math.sin(time * 0.7 + player.number * 1.3) * 1.6;
  const sway = Math.cos(time * 0.5 + player.number * 2.1) * 1.8;
  if (player.role === 'referee') return [ball.x * 0.75 - 6, ball.y * 0.5 - 8 + drift];
  const [x, y] = places[player.role] ?? [0, 0];
  if (player.role === 'goalkeeper') return [side * x, clamp(ball.y * 0.14, 2.4)];
  if (player === carrier) return [side * Math.min(35, ball.x * side + 6), clamp(player.y * 0.96 + sway * 2, 24)];
  const isAttacking = carrier?.team === player.team;
  if (!isAttacking && isNearestToBall(player, state, fixedRoles)) return [ball.x - side * 1.5, ball.y + 0.5];
  const alongX = x + ball.x * side * 0.58 + (isAttacking ? 4 : -3) + drift;
  const acrossY = side * y * (isAttacking ? 1.05 : 0.78) + ball.y * 0.28 + sway;
  return [side * Math.max(-38, Math.min(36, alongX)), clamp(acrossY, 25)];
}

/** Football: eleven a side on the drawn pitch. */
export const footballGame: Game = {
  shots: [...films.football.shots, ...films.football.liveShots].map(toScriptedShot),
  seconds: films.football.drawnSeconds,
  celebrationSeconds: 7,
  finalPassSeconds: 3.6,
  shotSeconds: 0.7,
  pass: { metresPerSecond: 16, maxSeconds: 1.6 },
  keepShare: 0.74,
  fixedRoles: ['goalkeeper'],
  rebounders: ['leftBack', 'rightBack'],
  createLineUp,
  getStartBall: () => ({ x: 0, y: 0, z: 0 }),
  getRestartPosition: ({ team, role }) => getKickOffPlace(team, role),
  getTargetPosition,
  getShooterPosition: ({ team, number }) => [(team === 1 ? 1 : -1) * 31, number === 9 ? 3 : -6],
  getShotTarget({ team, isGoal, number }) {
    const side = team === 1 ? 1 : -1;
    const savedY = number % 2 ? 1.6 : -1.8;
    return { x: side * (isGoal ? 45.2 : 42), y: isGoal ? -2.5 : savedY, z: isGoal ? 1.3 : 1.1 };
  },
  getScoredBall: (side, seconds) =>
    seconds < 5 ? { x: side * 45.4, y: -2.4, z: Math.max(0, 1.3 - seconds * 3) } : { x: 0, y: 0, z: 0 },
  getCelebrationPosition(player, goal, seconds) {
    if (player.role.includes('Back')) return undefined;
    const side = goal.team === 1 ? 1 : -1;
    const slot = player.number === goal.number ? 0 : 1 + (player.number % 5);
    return [side * (36 - slot * 1.3 + seconds * 0.5), 14 - (slot % 3) * 1.9 + seconds * 1.2];
  },
  move(player, target, ball, step) {
    run(player, target, ball.x, limits, step);
    if (player.role === 'goalkeeper') player.facing = player.team === 1 ? 1 : -1;
  },
  // The ball runs ahead with each step.
  getCarriedBall: (carrier) => ({
    x: carrier.x + carrier.facing * (0.75 + Math.abs(Math.sin(carrier.stride)) * 0.5),
    y: carrier.y + 0.15,
    z: 0,
  }),
  getReceivingPoint: (player) => ({ x: player.x + player.facing * 0.75, y: player.y + 0.15, z: 0 }),
  getFlightHeight({ kind, from }, target, progress) {
    if (kind === 'shot') return target.z * progress;
    const metres = Math.hypot(target.x - from.x, target.y - from.y);
    return metres > 17 ? getArcHeight(metres * 0.13, progress) : 0;
  },
  pose({ players }, play, time) {
    for (const player of players) {
      const isSaving =
        play.kind === 'shot' &&
        player.role === 'goalkeeper' &&
        play.target.x > 0 === player.x > 0 &&
        time > play.start + 0.2;
      player.reach = approach(player.reach, isSaving ? 0.8 : 0, 0.35);
      player.lift = approach(player.lift, isSaving ? 0.55 : 0, isSaving ? 0.25 : 0.4);
      if (isSaving && play.kind === 'shot') player.y = approach(player.y, play.target.y, 0.16);
    }
  },
};
