/**
 * The match at one moment, in metres and seconds from the centre. x is along the field, in the direction of team 1's
 * attack. y is across it, negative at the far side, and z is up.
 */
export interface MatchState {
  ball: Point;
  players: Player[];
  /** The goal whose lamp is lit: 1 right, -1 left; 0 for unlit lamps. */
  lamp: -1 | 0 | 1;
  /** From 0, a quiet hall, to 1, the whole crowd on its feet. */
  excitement: number;
}

export interface Point {
  x: number;
  y: number;
  z: number;
}

export interface Player {
  readonly team: 0 | 1 | 2;
  /** The position in the team, which the sport's game names; `referee` in team 0. */
  readonly role: string;
  readonly number: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** 1 looks to the right, -1 to the left. */
  facing: 1 | -1;
  /** The phase of the stride, in radians. */
  stride: number;
  isCheering: boolean;
  /** Height of the feet above the ground in a jump, in metres. */
  lift: number;
  /** From 0, arms at the body, to 1, arms above the head. */
  reach: number;
}

/** Creates a player who does not move. Team 2 looks to the left. */
export function createPlayer(team: Player['team'], role: string, number: number, x: number, y: number): Player {
  const facing = team === 2 ? -1 : 1;
  return { team, role, number, x, y, vx: 0, vy: 0, facing, stride: 0, isCheering: false, lift: 0, reach: 0 };
}
