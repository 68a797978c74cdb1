import { films } from '../../../../apps/reference-backend/src/streams/films.ts';
import { createPlayer, type MatchState, type Player, type Point } from '../match-state.ts';
import { approach, getArcHeight, run } from '../running.ts';
import { frameSeconds, type MatchSimulation } from '../simulation.ts';
import { rallies, type Rally, type Touch } from './rallies.ts';

/** The court's half sizes and the top of the net, in metres. The net is higher than a real one, like the players. */
export const court = { halfLength: 9, halfWidth: 4.5, netHeight: 2.65 };

const gravity = 9.81;
const limits = { halfLength: 10.4, halfWidth: 5.6, maxSpeed: 5.6 };
/** Distance from the net and place across, for a team that attacks to the right. */
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  setter: [1.7, 1.3],
  outside: [3.2, -3.2],
  middle: [1.6, -0.4],
  opposite: [3.3, 3.3],
  server: [6.6, -2.2],
  libero: [6.5, 2.1],
};
const servePlace = [9.9, 2.2] as const;
/** How long before a serve the server holds the ball, and how long the throw to the server takes. */
const holdSeconds = 1.4;
const throwSeconds = 1.3;

const getSide = (team: Player['team']): 1 | -1 => (team === 2 ? -1 : 1);

function createLineUp(): Player[] {
  const players = ([1, 2] as const).flatMap((team) =>
    Object.entries(places).map(([role, [x, y]], position) =>
      createPlayer(team, role, films.volleyball.players[`team${team}`][position] ?? 0, -getSide(team) * x, getSide(team) * y),
    ),
  );
  const referee = { ...createPlayer(0, 'referee', 0, 0, -5.7), lift: 1.35 };
  return [...players, referee];
}

/** Plays volleyball point by point: the ball flies from touch to touch, and the players go to their next touch. */
export class VolleyballSimulation implements MatchSimulation {
  readonly state: MatchState = { ball: { x: 0, y: 0, z: 0 }, players: createLineUp(), lamp: 0, excitement: 0.1 };
  #frame = -1;

  next(): number {
    this.#frame += 1;
    const time = this.#frame * frameSeconds;
    const rally = rallies.find(({ end }) => time < end + 2.6) ?? rallies.at(-1);
    if (!rally) return time;
    for (const player of this.state.players) if (player.team !== 0) this.#movePlayer(player, rally, time);
    this.state.ball = this.#getBall(rally, time);
    const isPoint = time > rally.end && time < rally.end + 2.4;
    const isSpike = rally.touches.some(({ kind, time: at }) => kind === 'spike' && Math.abs(time - at) < 0.7);
    this.state.excitement = approach(this.state.excitement, isPoint ? 0.95 : isSpike ? 0.5 : 0.08, 0.1);
    return time;
  }

  #movePlayer(player: Player, rally: Rally, time: number): void {
    const touch = rally.touches.find((candidate) => candidate.time > time - 0.4 && isToucher(player, candidate));
    const spike = rally.touches.find(
      ({ kind, time: at, team }) => kind === 'spike' && team !== player.team && at > time - 0.4,
    );
    const isPointOver = time > rally.end;
    const isWinner = isPointOver && rally.winner === player.team;
    const isBlocking = isBlocker(player, spike) && spike !== undefined && spike.time - time < 1.2;
    run(
      player,
      this.#getTarget(player, rally, time, { touch, spike: isBlocking ? spike : undefined }),
      this.state.ball.x,
      limits,
      frameSeconds,
    );
    if (!isPointOver) player.facing = getSide(player.team);
    player.isCheering = isWinner && time > rally.end + 0.25 && time < rally.end + 2.2;
    const jump = touch?.kind === 'spike' || touch?.kind === 'serve' ? touch : isBlocking ? spike : undefined;
    const jumpPeak = touch?.kind === 'serve' ? 0.35 : isBlocking ? 0.6 : 0.85;
    player.lift = jump ? getJump(time - jump.time + (isBlocking ? -0.06 : 0.04), jumpPeak) : 0;
    if (isWinner && player.isCheering) player.lift = Math.abs(Math.sin(time * 6 + player.number)) * 0.22;
    player.reach = approach(player.reach, getReach(touch, isBlocking ? spike : undefined, time), 0.4);
  }

  #getTarget(
    player: Player,
    rally: Rally,
    time: number,
    { touch, spike }: { touch: Touch | undefined; spike: Touch | undefined },
  ): [number, number] {
    const side = getSide(player.team);
    const [x, y] = places[player.role] ?? [0, 0];
    const drift = Math.sin(time * 1.1 + player.number * 1.9) * 0.35;
    if (time > rally.end) {
      if (rally.winner === player.team && time < rally.end + 2.2)
        return [-side * (3.6 + (x - 3) * 0.35), side * y * 0.4];
      return [-side * (x + drift * 0.4), side * y];
    }
    const [firstTouch] = rally.touches;
    if (firstTouch && time < firstTouch.time + 0.3 && isToucher(player, firstTouch))
      return [-side * (servePlace[0] - Math.max(0, time - firstTouch.time + 0.5)), side * servePlace[1]];
    if (touch && touch.time - time < 1.5) return [touch.at.x - side * 0.45, touch.at.y + 0.1];
    if (spike) return [-side * 0.6, spike.at.y + (player.role === 'middle' ? -Math.sign(spike.at.y) * 0.75 : 0)];
    return [-side * (x + drift), side * y + drift + this.state.ball.y * 0.12];
  }

  #getBall(rally: Rally, time: number): Point {
    const [serve] = rally.touches;
    if (!serve || time < rally.start) return this.#getBallBeforeServe(rally, time);
    if (time >= rally.end) return getFallenBall(rally, time - rally.end);
    const index = rally.touches.findLastIndex((touch) => touch.time <= time);
    const touch = rally.touches[index] ?? serve;
    const nextTouch = rally.touches[index + 1];
    const [end, target] = nextTouch ? [nextTouch.time, nextTouch.at] : [rally.end, rally.floor];
    return getFlight(touch.at, target, end - touch.time, (time - touch.time) / (end - touch.time));
  }

  /** The ball lies where the last point ended, flies to the server, and is thrown up for the serve. */
  #getBallBeforeServe(rally: Rally, time: number): Point {
    const [serve] = rally.touches;
    if (!serve) return { x: 0, y: 0, z: 0 };
    const lastRally = rallies[rallies.indexOf(rally) - 1];
    const hand: Point = { x: serve.at.x, y: serve.at.y + 0.15, z: 1.1 };
    const remainingSeconds = rally.start - time;
    if (remainingSeconds < 0.75)
      return {
        ...hand,
        z:
          hand.z +
          (serve.at.z - hand.z) * (1 - remainingSeconds / 0.75) +
          getArcHeight(0.9, 1 - remainingSeconds / 0.75),
      };
    if (remainingSeconds < holdSeconds || !lastRally) return hand;
    const lying = getFallenBall(lastRally, time - lastRally.end);
    const progress = 1 - (remainingSeconds - holdSeconds) / throwSeconds;
    return progress < 0 ? lying : getFlight(lying, hand, throwSeconds, progress);
  }
}

const isToucher = ({ team, role }: Player, touch: Touch): boolean => team === touch.team && role === touch.role;

/** The middle blocker and the front player before the spiker block. */
function isBlocker({ team, role }: Player, spike: Touch | undefined): boolean {
  if (!spike || spike.team === team) return false;
  return role === 'middle' || role === (spike.role === 'outside' ? 'opposite' : 'outside');
}

/** The height of a jump around its peak. @param seconds since the peak */
const getJump = (seconds: number, peakMetres: number): number => Math.max(0, peakMetres * (1 - (seconds / 0.38) ** 2));

function getReach(touch: Touch | undefined, block: Touch | undefined, time: number): number {
  if (block && Math.abs(time - block.time) < 0.4) return 1;
  if (!touch) return 0;
  const seconds = touch.time - time;
  if (touch.kind === 'dig') return seconds < 0.5 ? 0.36 : 0;
  return seconds < 0.45 && seconds > -0.25 ? 1 : 0;
}

function getFlight(from: Point, to: Point, seconds: number, progress: number): Point {
  return {
    x: from.x + (to.x - from.x) * progress,
    y: from.y + (to.y - from.y) * progress,
    z: from.z + (to.z - from.z) * progress + getArcHeight((gravity * seconds ** 2) / 8, progress),
  };
}

/** The ball after it has hit the ground: it bounces out of the court, and lies there. */
function getFallenBall({ floor }: Rally, seconds: number): Point {
  const rolledMetres = 4.2 * (1 - Math.exp(-seconds * 1.6));
  const bounce = Math.abs(Math.sin(seconds * 4.4)) * 1.3 * Math.exp(-seconds * 1.5);
  return {
    x: floor.x + Math.sign(floor.x) * rolledMetres,
    y: floor.y + Math.sign(floor.y) * rolledMetres * 0.3,
    z: bounce,
  };
}
