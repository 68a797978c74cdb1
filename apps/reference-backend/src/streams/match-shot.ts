/** A side of the match, with its name in the API. */
export type MatchSide = 'team1' | 'team2';

/** A shot on goal in a drawn match. */
export interface MatchShot {
  /** When the ball or puck crosses the line or is stopped, in seconds from the start of the recording. */
  readonly time: number;
  readonly side: MatchSide;
  readonly result: 'goal' | 'save';
  /** The shooter's shirt number. */
  readonly playerNumber: number;
  /** The shirt number of the player who stops the shot, or takes the rebound; absent for a goalkeeper. */
  readonly saverNumber?: number;
}

/** Live streams of every sport repeat this many seconds from the recording's start. They have no goal. */
export const liveLoopSeconds = 64;
