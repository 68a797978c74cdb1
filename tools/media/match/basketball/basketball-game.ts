import { films } from '../../../../apps/reference-backend/src/streams/films.ts';
import type { Game, ScriptedShot } from '../game.ts';
import { createPlayer, type MatchState, type Player } from '../match-state.ts';
import { approach, clamp, getArcHeight, run } from '../running.ts';
import { toScriptedShot } from '../scripted-shots.ts';

/** The court's half sizes, and the place of the rings, in metres. The ring is higher than a real one, like the players. */
export const court = { halfLength: 14, halfWidth: 7.5, ringX: 12.4, ringHeight: 3.4 };

/** The places around the ring that a team attacks, for a team that attacks to the right. */
const attackPlaces: Readonly<Record<string, readonly [x: number, y: number]>> = {
  guard: [5.6, 0.4],
  shootingGuard: [7.6, -5.4],
  smallForward: [7.8, 5.2],
  powerForward: [10.2, -2.8],
  center: [10.8, 2.7],
};
const tipOffPlaces: Readonly<Record<string, readonly [x: number, y: number]>> = {
  guard: [-4.6, 1],
  shootingGuard: [-1.6, -3.4],
  smallForward: [-1.4, 3.6],
  powerForward: [-3.4, -1.8],
  center: [-0.7, 0],
};
/** From where the shooters shoot. */
const shooterPlaces: Readonly<Record<number, readonly [x: number, y: number]>> = {
  5: [7.2, -4.4],
  7: [7.8, 1.4],
  10: [8, -1.8],
  11: [7.4, -4],
  23: [9.6, 4.2],
};
const limits = { halfLength: 14.6, halfWidth: 8, maxSpeed: 6.4 };
const releaseMetres = 2.5;
const chestMetres = 1.45;

const getSide = (team: Player['team']): 1 | -1 => (team === 2 ? -1 : 1);

function createLineUp(): Player[] {
  const players = ([1, 2] as const).flatMap((team) =>
    Object.entries(tipOffPlaces).map(([role, [x, y]], position) =>
      createPlayer(team, role, films.basketball.players[`team${team}`][position] ?? 0, x * getSide(team), y * getSide(team)),
    ),
  );
  return [...players, createPlayer(0, 'referee', 0, 0, -2.4)];
}

function getTargetPosition(
  player: Player,
  state: MatchState,
  carrier: Player | undefined,
  time: number,
): [number, number] {
  const { ball, players } = state;
  const side = getSide(player.team);
  const drift = Math.sin(time * 0.8 + player.number * 1.7) * 0.8;
  const sway = Math.cos(time * 0.6 + player.number * 2.3) * 0.9;
  if (player.role === 'referee') return [clamp(ball.x * 0.8, 9) + drift, -7.2];
  if (player === carrier) return [side * Math.min(7.6, ball.x * side + 4), clamp(player.y * 0.97 + sway * 1.4, 5.6)];
  const attackingTeam = carrier?.team ?? (ball.x > 0 ? 1 : 2);
  if (attackingTeam === player.team) {
    const [x, y] = attackPlaces[player.role] ?? [0, 0];
    return [side * (x + drift), side * y + sway];
  }
  const opponent = players.find(({ team, role }) => team === attackingTeam && role === player.role);
  const ringX = -side * court.ringX;
  const man = opponent ?? ball;
  const share = opponent === carrier ? 0.16 : 0.24;
  return [man.x + (ringX - man.x) * share + drift * 0.3, man.y * (1 - share) + 0.35];
}

/** At the tip-off, or after a goal: a player brings the ball in behind the line, and the others go up the court. */
function getRestartPosition({ team, role }: Player, lastGoal: ScriptedShot | undefined): [number, number] {
  const [x, y] = tipOffPlaces[role] ?? [0, -2.4];
  if (!lastGoal || team === 0) return [x * getSide(team), y * getSide(team)];
  const goalSide = getSide(lastGoal.team);
  const [attackX, attackY] = attackPlaces[role] ?? [0, 0];
  if (team === lastGoal.team) return [-goalSide * (attackX - 1.5), -goalSide * attackY];
  if (role === 'powerForward') return [goalSide * 14.5, 1.6];
  return [goalSide * (role === 'guard' ? 9 : -2), -goalSide * attackY];
}

/** Basketball: five a side. */
export const basketballGame: Game = {
  shots: films.basketball.shots.map(toScriptedShot),
  seconds: films.basketball.seconds,
  celebrationSeconds: 1.6,
  finalPassSeconds: 2.6,
  shotSeconds: 1,
  pass: { metresPerSecond: 11, maxSeconds: 1.1 },
  keepShare: 1,
  fixedRoles: [],
  rebounders: ['center', 'powerForward'],
  createLineUp,
  getStartBall(seconds, lastGoal) {
    if (lastGoal) return { x: getSide(lastGoal.team) * 14.4, y: 1.5, z: chestMetres };
    return { x: 0, y: 0, z: 1.3 + 5.2 * seconds - 4.9 * seconds ** 2 };
  },
  getRestartPosition,
  getTargetPosition,
  getShooterPosition({ team, number }) {
    const [x, y] = shooterPlaces[number] ?? [8, 0];
    return [getSide(team) * x, y];
  },
  getShotTarget({ team, isGoal }) {
    return { x: getSide(team) * (court.ringX + (isGoal ? 0 : -0.25)), y: isGoal ? 0 : 0.3, z: court.ringHeight + 0.1 };
  },
  getScoredBall: (side, seconds) => ({
    x: side * court.ringX,
    y: 0,
    z: Math.max(0, court.ringHeight - 1.2 * seconds - 4.9 * seconds ** 2),
  }),
  getCelebrationPosition: () => undefined,
  move: (player, target, ball, step) => run(player, target, ball.x, limits, step),
  getCarriedBall: (carrier, time) => ({
    x: carrier.x + carrier.facing * 0.5,
    y: carrier.y + 0.3,
    z: Math.abs(Math.sin(time * 7.5)) * 0.95,
  }),
  getReceivingPoint: (player) => ({ x: player.x + player.facing * 0.4, y: player.y + 0.1, z: chestMetres }),
  getFlightHeight({ kind, from }, target, progress) {
    const start = kind === 'shot' ? releaseMetres : Math.max(chestMetres, from.z);
    return start + (target.z - start) * progress + getArcHeight(kind === 'shot' ? 1.5 : 0.3, progress);
  },
  pose({ players, ball }, play, time) {
    const isTipOff = play.kind === 'waiting' && time < 0.8;
    for (const player of players) {
      const { team, role } = player;
      const metres = Math.hypot(player.x - ball.x, player.y - ball.y);
      const isShooter = play.kind === 'shot' && Math.hypot(player.x - play.from.x, player.y - play.from.y) < 0.9;
      const isRebounding = play.kind === 'shot' && time > play.end - 0.35 && metres < 3.4 && team !== 0;
      const isBlocking = play.kind === 'shot' && !isShooter && metres < 1.6 && time < play.start + 0.4 && team !== 0;
      const isJumping =
        (isShooter && time < play.start + 0.4) ||
        isRebounding ||
        isBlocking ||
        (isTipOff && role === 'center' && time > 0.2);
      const isReaching = isJumping || (isShooter && time < play.start + 0.8);
      player.reach = approach(player.reach, isReaching ? 1 : 0, isReaching ? 0.4 : 0.2);
      player.lift = approach(player.lift, isJumping ? 0.6 : 0, isJumping ? 0.3 : 0.22);
    }
  },
};
