import type { MatchState, Player, Point } from './match-state.ts';

/** A shot of the film's script. */
export interface ScriptedShot {
  /** When the ball reaches the goal, in seconds. */
  readonly time: number;
  readonly team: 1 | 2;
  readonly isGoal: boolean;
  /** The shooter's shirt number. */
  readonly number: number;
}

/** The ball's course. Times are in seconds of the match. */
export type Play =
  | { kind: 'waiting' }
  | { kind: 'carried'; carrier: Player; untilSeconds: number }
  | { kind: 'passed'; from: Point; to: Player; start: number; end: number }
  | { kind: 'shot'; from: Point; target: Point; start: number; end: number };

/** The parts of a goal sport's match that differ from those of other sports. */
export interface Game {
  readonly shots: readonly ScriptedShot[];
  /** The match's length, from the line-up to the end. */
  readonly seconds: number;
  /** Seconds between a goal and the restart after it. */
  readonly celebrationSeconds: number;
  /** How long before a shot its shooter gets the ball, in seconds. */
  readonly finalPassSeconds: number;
  /** Seconds of a shot's flight. */
  readonly shotSeconds: number;
  /** Metres per second of a pass, and its longest flight in seconds. */
  readonly pass: { readonly metresPerSecond: number; readonly maxSeconds: number };
  /** The roles of players who do not take part in passing. */
  readonly fixedRoles: readonly string[];
  /** The two roles of which one takes the ball after a saved shot. */
  readonly rebounders: readonly [string, string];
  createLineUp(): Player[];
  /** How likely a team keeps the ball at a pass, from 0 to 1. */
  readonly keepShare: number;
  /** The ball before the start, `seconds` after the line-up, or before a restart after `lastGoal`. */
  getStartBall(seconds: number, lastGoal: ScriptedShot | undefined): Point;
  /** Where the player waits for the start, or for the restart after `lastGoal`. */
  getRestartPosition(player: Player, lastGoal: ScriptedShot | undefined): [number, number];
  /** Where the player wants to be while the ball is in play. */
  getTargetPosition(player: Player, state: MatchState, carrier: Player | undefined, time: number): [number, number];
  /** From where a shooter shoots. */
  getShooterPosition(shot: ScriptedShot): [number, number];
  /** The end of a shot's flight. */
  getShotTarget(shot: ScriptedShot): Point;
  /** The ball after a goal. */
  getScoredBall(side: 1 | -1, secondsSinceGoal: number): Point;
  /** Where a player of the scoring team celebrates; undefined for a player who goes back to the restart. */
  getCelebrationPosition(player: Player, goal: ScriptedShot, secondsSinceGoal: number): [number, number] | undefined;
  /** Moves a player towards a position, with inertia. @param step seconds */
  move(player: Player, target: [number, number], ball: Point, step: number): void;
  /** The ball at the carrier. */
  getCarriedBall(carrier: Player, time: number): Point;
  /** The point at which a player receives a pass. */
  getReceivingPoint(player: Player): Point;
  /** The ball's height in flight. @param progress from 0 to 1 */
  getFlightHeight(play: Extract<Play, { kind: 'passed' | 'shot' }>, target: Point, progress: number): number;
  /** Sets jumps and arms, after all players have moved. */
  pose?(state: MatchState, play: Play, time: number): void;
}
