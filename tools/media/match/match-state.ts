/**
 * The match at one moment, in metres and seconds. x runs along the rink (-30 to 30, team1 attacks to the right), y across it
 * (-15 at the far boards, 15 at the near ones), z up.
 */
export interface MatchState {
  puck: Point;
  skaters: Skater[];
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

export interface Skater {
  readonly team: 0 | 1 | 2;
  readonly role: 'centre' | 'leftWing' | 'rightWing' | 'leftBack' | 'rightBack' | 'goalie' | 'referee';
  readonly number: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** 1 looks to the right, -1 to the left. */
  facing: 1 | -1;
  /** Radians of the stride. */
  stride: number;
  isCheering: boolean;
}

/** Distance of the goal lines from the centre. */
export const goalLineMetres = 26;

/** Reach of a stick in front of the skates. */
export const stickReachMetres = 1.4;
