import {
  celebrationSeconds,
  matchShots,
  periodSeconds,
} from '../../../apps/reference-backend/src/streams/match-script.ts';
import { getFaceOffPosition, createLineUp } from './line-up.ts';
import type { MatchState, Point, Skater } from './match-state.ts';
import { goalLineMetres, stickReachMetres } from './match-state.ts';
import { createSeededRandom } from './random.ts';
import { getTargetPosition, skate } from './skating.ts';

/** Frames per second of the simulation and of the picture. */
export const frameRate = 25;

const frameSeconds = 1 / frameRate;

type Play =
  | { kind: 'waiting' }
  | { kind: 'carried'; carrier: Skater; untilSeconds: number }
  | { kind: 'passed'; from: Point; to: Skater; start: number; end: number }
  | { kind: 'shot'; from: Point; target: Point; start: number; end: number };

interface ScriptedShot {
  time: number;
  team: 1 | 2;
  isGoal: boolean;
  number: number;
}

const shots: ScriptedShot[] = matchShots.map((shot) => ({
  time: shot.time,
  team: shot.side === 'team1' ? 1 : 2,
  isGoal: shot.result === 'goal',
  number: shot.playerNumber,
}));

/** Plays the scripted match frame by frame. Between the scripted shots the puck moves by seeded random numbers. */
export class Simulation {
  readonly state: MatchState = { puck: { x: 0, y: 0, z: 0 }, skaters: createLineUp(), lamp: 0, excitement: 0.1 };
  #frame = -1;
  #play: Play = { kind: 'waiting' };
  readonly #random = createSeededRandom(11);

  /** Advances by one frame. @returns the match time of the frame in seconds */
  next(): number {
    this.#frame += 1;
    const time = this.#frame * frameSeconds;
    if (this.#frame % (periodSeconds * frameRate) === 0) this.#beginPeriod();
    const goal = shots.find((shot) => shot.isGoal && time >= shot.time && time < shot.time + celebrationSeconds);
    if (goal) this.#celebrate(goal, time);
    else this.#playOn(time);
    this.#moveSkaters(time, goal);
    this.#movePuck(time);
    this.#feel(time, goal);
    return time;
  }

  #beginPeriod(): void {
    this.state.skaters = createLineUp();
    this.state.puck = { x: 0, y: 0, z: 0 };
    this.#play = { kind: 'waiting' };
  }

  #playOn(time: number): void {
    const periodTime = time % periodSeconds;
    const lastGoal = shots.filter((shot) => shot.isGoal && shot.time <= time).at(-1);
    const secondsSinceRestart = Math.min(periodTime, lastGoal ? time - lastGoal.time - celebrationSeconds : periodTime);
    this.state.lamp = 0;
    if (periodTime > periodSeconds - 1.4 || secondsSinceRestart < 0.7) {
      if (secondsSinceRestart < 0.7) this.state.puck = { x: 0, y: 0, z: Math.max(0, 0.7 - secondsSinceRestart * 2) };
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

  #carriedOn(play: Extract<Play, { kind: 'carried' }>, shot: ScriptedShot | undefined, time: number): void {
    const remainingSeconds = shot ? shot.time - time : Infinity;
    if (shot && remainingSeconds < 0.4) {
      const side = shot.team === 1 ? 1 : -1;
      const targetX = shot.isGoal ? goalLineMetres + 0.5 : goalLineMetres - 1.2;
      const target = { x: side * targetX, y: shot.isGoal ? 0.65 : 0.2, z: shot.isGoal ? 0.55 : 0.4 };
      this.#play = { kind: 'shot', from: { ...this.state.puck }, target, start: time, end: shot.time };
    } else if (shot && remainingSeconds < 1.9) {
      if (play.carrier.number !== shot.number) this.#pass(this.#pick(shot.team, shot.number), time);
      else play.untilSeconds = shot.time;
    } else if (shot && play.carrier.team !== shot.team) this.#pass(this.#pick(shot.team), time);
    else if (time >= play.untilSeconds) {
      const isKeeping = shot !== undefined || this.#random() < 0.74;
      const team = play.carrier.team === 1 ? 1 : 2;
      this.#pass(this.#pick(isKeeping ? team : team === 1 ? 2 : 1), time);
    }
  }

  #rebound(play: Extract<Play, { kind: 'shot' }>, time: number): void {
    const defender = this.state.skaters.find(
      (skater) => skater.team === (play.target.x > 0 ? 2 : 1) && skater.role === (time % 2 < 1 ? 'leftBack' : 'rightBack'),
    );
    if (defender) this.#pass(defender, time);
  }

  /** Picks a team mate for a pass: the skater with this number, or a random one near the puck. */
  #pick(team: 1 | 2, number?: number): Skater {
    const holder = this.#play.kind === 'carried' ? this.#play.carrier : undefined;
    const otherSkaters = this.state.skaters
      .filter((skater) => skater.team === team && skater.role !== 'goalie' && skater !== holder)
      .sort((a, b) => this.#toPuck(a) - this.#toPuck(b));
    const chosenSkater = otherSkaters.find((skater) => skater.number === number) ?? otherSkaters[Math.floor(this.#random() * 3)];
    if (!chosenSkater) throw new Error('a team without skaters');
    return chosenSkater;
  }

  #pass(to: Skater, time: number): void {
    const seconds = Math.min(1.1, Math.max(0.3, this.#toPuck(to) / 19));
    this.#play = { kind: 'passed', from: { ...this.state.puck }, to, start: time, end: time + seconds };
  }

  #toPuck(skater: Skater): number {
    return Math.hypot(skater.x - this.state.puck.x, skater.y - this.state.puck.y);
  }

  #celebrate(goal: ScriptedShot, time: number): void {
    this.#play = { kind: 'waiting' };
    const side = goal.team === 1 ? 1 : -1;
    const secondsSinceGoal = time - goal.time;
    this.state.lamp = secondsSinceGoal < 4 ? side : 0;
    this.state.puck = secondsSinceGoal < 3.4 ? { x: side * (goalLineMetres + 0.5), y: 0.65, z: 0 } : { x: 0.4, y: -3, z: 1 };
  }

  #moveSkaters(time: number, goal: ScriptedShot | undefined): void {
    const shot = shots.find((candidate) => candidate.time >= time && candidate.time - time < 7);
    const play = this.#play;
    const carrier = play.kind === 'carried' ? play.carrier : play.kind === 'passed' ? play.to : undefined;
    for (const skater of this.state.skaters) {
      skater.isCheering = false;
      let target = getTargetPosition(skater, this.state, carrier, time);
      if (shot && skater.team === shot.team && skater.number === shot.number && shot.time - time < 5) {
        target = [(shot.team === 1 ? 1 : -1) * 19.5, shot.number % 2 ? 3.4 : -3];
      }
      if (goal) target = this.#celebrationPlace(skater, goal, time - goal.time);
      else if (play.kind === 'waiting' && time % periodSeconds < periodSeconds - 2) target = getFaceOffPosition(skater);
      else if (play.kind === 'waiting') target = [skater.x + skater.vx * 0.3, skater.y + skater.vy * 0.3];
      skate(skater, target, this.state.puck, frameSeconds);
    }
  }

  #celebrationPlace(skater: Skater, goal: ScriptedShot, secondsSinceGoal: number): [number, number] {
    if (secondsSinceGoal > 3.2 || skater.role === 'goalie' || skater.role === 'referee') return getFaceOffPosition(skater);
    if (skater.team !== goal.team) return [skater.x * 0.97, skater.y];
    skater.isCheering = secondsSinceGoal > 0.3;
    const side = goal.team === 1 ? 1 : -1;
    const slot = skater.number === goal.number ? 0 : 1 + (skater.number % 5);
    return [side * (21 - slot * 0.9), -6.5 + (slot % 3) * 1.2 + secondsSinceGoal * 0.3];
  }

  #movePuck(time: number): void {
    const play = this.#play;
    if (play.kind === 'waiting') return;
    if (play.kind === 'carried') {
      const dribble = Math.sin(time * 9) * 0.18;
      this.state.puck = { x: play.carrier.x + play.carrier.facing * stickReachMetres, y: play.carrier.y + 0.12 + dribble, z: 0 };
      return;
    }
    const part = Math.min(1, (time - play.start) / Math.max(frameSeconds, play.end - play.start));
    const target =
      play.kind === 'shot' ? play.target : { x: play.to.x + play.to.facing * stickReachMetres, y: play.to.y + 0.12, z: 0 };
    this.state.puck = {
      x: play.from.x + (target.x - play.from.x) * part,
      y: play.from.y + (target.y - play.from.y) * part,
      z: play.kind === 'shot' ? target.z * part : 0,
    };
  }

  #feel(time: number, goal: ScriptedShot | undefined): void {
    const isNear = shots.some((shot) => time > shot.time - 0.6 && time < shot.time + 1.6);
    const wantedShare = goal && time - goal.time < 5 ? 1 : isNear ? 0.6 : 0.08;
    this.state.excitement += (wantedShare - this.state.excitement) * 0.1;
  }
}
