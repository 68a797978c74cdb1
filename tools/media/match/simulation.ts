import type { Game, Play, ScriptedShot } from './game.ts';
import type { MatchState, Player } from './match-state.ts';
import { createSeededRandom } from './random.ts';

/** Frames per second of the simulation and of the picture. */
export const frameRate = 25;

export const frameSeconds = 1 / frameRate;

/** A match that is played frame by frame. */
export interface MatchSimulation {
  readonly state: MatchState;
  /** Advances by one frame. @returns the match time of the frame in seconds */
  next(): number;
}

/** Plays the scripted match of a goal sport. Between the scripted shots the ball moves by seeded random numbers. */
export class Simulation implements MatchSimulation {
  readonly state: MatchState;
  readonly #game: Game;
  #frame = -1;
  #play: Play = { kind: 'waiting' };
  readonly #random = createSeededRandom(11);

  constructor(game: Game) {
    this.#game = game;
    this.state = { ball: { x: 0, y: 0, z: 0 }, players: game.createLineUp(), lamp: 0, excitement: 0.1 };
  }

  next(): number {
    this.#frame += 1;
    const time = this.#frame * frameSeconds;
    const { shots, celebrationSeconds } = this.#game;
    const goal = shots.find((shot) => shot.isGoal && time >= shot.time && time < shot.time + celebrationSeconds);
    if (goal) this.#celebrate(goal, time);
    else this.#playOn(time);
    this.#movePlayers(time, goal);
    this.#moveBall(time);
    this.#game.pose?.(this.state, this.#play, time);
    this.#feel(time, goal);
    return time;
  }

  #playOn(time: number): void {
    const { shots, seconds, celebrationSeconds } = this.#game;
    const lastGoal = this.#getLastGoal(time);
    const secondsSinceRestart = lastGoal ? time - lastGoal.time - celebrationSeconds : time;
    this.state.lamp = 0;
    if (time > seconds - 1.4 || secondsSinceRestart < 0.7) {
      if (secondsSinceRestart < 0.7)
        this.state.ball = this.#game.getStartBall(secondsSinceRestart, this.#getLastGoal(time));
      this.#play = { kind: 'waiting' };
      return;
    }
    const shot = shots.find((candidate) => candidate.time >= time && candidate.time - time < 7);
    const play = this.#play;
    if (play.kind === 'waiting') this.#pass(this.#pick(shot?.team ?? (this.#random() < 0.5 ? 1 : 2)), time);
    else if (play.kind === 'passed' && time >= play.end) {
      this.#play = { kind: 'carried', carrier: play.to, untilSeconds: time + 0.9 + this.#random() * 1.3 };
    } else if (play.kind === 'shot' && time >= play.end) this.#rebound(play, time);
    else if (play.kind === 'carried') this.#carriedOn(play, shot, time);
  }

  #getLastGoal(time: number): ScriptedShot | undefined {
    return this.#game.shots.findLast((shot) => shot.isGoal && shot.time <= time);
  }

  #carriedOn(play: Extract<Play, { kind: 'carried' }>, shot: ScriptedShot | undefined, time: number): void {
    const remainingSeconds = shot ? shot.time - time : Infinity;
    if (shot && remainingSeconds < this.#game.shotSeconds) {
      const target = this.#game.getShotTarget(shot);
      this.#play = { kind: 'shot', from: { ...this.state.ball }, target, start: time, end: shot.time };
    } else if (shot && remainingSeconds < this.#game.finalPassSeconds) {
      if (play.carrier.number !== shot.number) this.#pass(this.#pick(shot.team, shot.number), time);
      else play.untilSeconds = shot.time;
    } else if (shot && play.carrier.team !== shot.team) this.#pass(this.#pick(shot.team), time);
    else if (time >= play.untilSeconds) {
      const isKeeping = shot !== undefined || this.#random() < this.#game.keepShare;
      const team = play.carrier.team === 1 ? 1 : 2;
      this.#pass(this.#pick(isKeeping ? team : team === 1 ? 2 : 1), time);
    }
  }

  #rebound(play: Extract<Play, { kind: 'shot' }>, time: number): void {
    const role = this.#game.rebounders[time % 2 < 1 ? 0 : 1];
    const team = play.target.x > 0 ? 2 : 1;
    const defender = this.state.players.find((player) => player.team === team && player.role === role);
    if (defender) this.#pass(defender, time);
  }

  /** Picks a team mate for a pass: the player with this number, or a random one near the ball. */
  #pick(team: 1 | 2, number?: number): Player {
    const holder = this.#play.kind === 'carried' ? this.#play.carrier : undefined;
    const otherSkaters = this.state.players
      .filter((player) => player.team === team && !this.#game.fixedRoles.includes(player.role) && player !== holder)
      .sort((a, b) => this.#toBall(a) - this.#toBall(b));
    const chosenSkater =
      otherSkaters.find((player) => player.number === number) ?? otherSkaters[Math.floor(this.#random() * 3)];
    if (!chosenSkater) throw new Error('a team without players');
    return chosenSkater;
  }

  #pass(to: Player, time: number): void {
    const { metresPerSecond, maxSeconds } = this.#game.pass;
    const seconds = Math.min(maxSeconds, Math.max(0.3, this.#toBall(to) / metresPerSecond));
    this.#play = { kind: 'passed', from: { ...this.state.ball }, to, start: time, end: time + seconds };
  }

  #toBall(player: Player): number {
    return Math.hypot(player.x - this.state.ball.x, player.y - this.state.ball.y);
  }

  #celebrate(goal: ScriptedShot, time: number): void {
    this.#play = { kind: 'waiting' };
    const side = goal.team === 1 ? 1 : -1;
    const secondsSinceGoal = time - goal.time;
    this.state.lamp = secondsSinceGoal < 4 ? side : 0;
    this.state.ball = this.#game.getScoredBall(side, secondsSinceGoal);
  }

  #movePlayers(time: number, goal: ScriptedShot | undefined): void {
    const { shots, seconds } = this.#game;
    const shot = shots.find((candidate) => candidate.time >= time && candidate.time - time < 7);
    const play = this.#play;
    const carrier = play.kind === 'carried' ? play.carrier : play.kind === 'passed' ? play.to : undefined;
    for (const player of this.state.players) {
      player.isCheering = false;
      let target = this.#game.getTargetPosition(player, this.state, carrier, time);
      if (shot && player.team === shot.team && player.number === shot.number && shot.time - time < 5)
        target = this.#game.getShooterPosition(shot);
      if (goal) target = this.#getCelebrationPosition(player, goal, time - goal.time);
      else if (play.kind === 'waiting' && time < seconds - 2)
        target = this.#game.getRestartPosition(player, this.#getLastGoal(time));
      else if (play.kind === 'waiting') target = [player.x + player.vx * 0.3, player.y + player.vy * 0.3];
      this.#game.move(player, target, this.state.ball, frameSeconds);
    }
  }

  #getCelebrationPosition(player: Player, goal: ScriptedShot, secondsSinceGoal: number): [number, number] {
    const { fixedRoles } = this.#game;
    const isRestarting = secondsSinceGoal > 3.2 || fixedRoles.includes(player.role) || player.team === 0;
    if (isRestarting) return this.#game.getRestartPosition(player, goal);
    if (player.team !== goal.team) return [player.x * 0.97, player.y];
    const position = this.#game.getCelebrationPosition(player, goal, secondsSinceGoal);
    if (!position) return this.#game.getRestartPosition(player, goal);
    player.isCheering = secondsSinceGoal > 0.3;
    return position;
  }

  #moveBall(time: number): void {
    const play = this.#play;
    if (play.kind === 'waiting') return;
    if (play.kind === 'carried') {
      this.state.ball = this.#game.getCarriedBall(play.carrier, time);
      return;
    }
    const progress = Math.min(1, (time - play.start) / Math.max(frameSeconds, play.end - play.start));
    const target = play.kind === 'shot' ? play.target : this.#game.getReceivingPoint(play.to);
    this.state.ball = {
      x: play.from.x + (target.x - play.from.x) * progress,
      y: play.from.y + (target.y - play.from.y) * progress,
      z: this.#game.getFlightHeight(play, target, progress),
    };
  }

  #feel(time: number, goal: ScriptedShot | undefined): void {
    const isNear = this.#game.shots.some((shot) => time > shot.time - 0.6 && time < shot.time + 1.6);
    const wantedShare = goal && time - goal.time < 5 ? 1 : isNear ? 0.6 : 0.08;
    this.state.excitement += (wantedShare - this.state.excitement) * 0.1;
  }
}
