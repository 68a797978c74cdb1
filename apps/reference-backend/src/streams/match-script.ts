/**
 * The events of the rendered match, in seconds from the recording's start. The renderer (`tools/media`) draws them, and
 * tags and final scores are derived from them. After a change, run `tools/media/make.ts` again.
 */

/** A side of the match, with its name in the API. */
export type MatchSide = 'team1' | 'team2';

/** A shot on goal. */
export interface MatchShot {
  /** When the puck crosses the line or is stopped, in seconds from the start of the recording. */
  readonly time: number;
  readonly side: MatchSide;
  readonly result: 'goal' | 'save';
  /** The shooter's shirt number. */
  readonly playerNumber: number;
}

/** The length of a period. Live streams repeat the first period, which therefore has no goal. */
export const periodSeconds = 64;

/** The length of the recording, which has three periods. */
export const matchSeconds = 3 * periodSeconds;

/** Seconds between a goal and the face-off after it. */
export const celebrationSeconds = 7;

/** All shots, in the order of time. */
export const matchShots: readonly MatchShot[] = [
  { time: 16, side: 'team1', result: 'save', playerNumber: 19 },
  { time: 31, side: 'team2', result: 'save', playerNumber: 8 },
  { time: 47, side: 'team1', result: 'save', playerNumber: 27 },
  { time: 59, side: 'team2', result: 'save', playerNumber: 22 },
  { time: 81, side: 'team1', result: 'goal', playerNumber: 19 },
  { time: 103, side: 'team2', result: 'goal', playerNumber: 8 },
  { time: 115, side: 'team1', result: 'save', playerNumber: 27 },
  { time: 120, side: 'team1', result: 'goal', playerNumber: 11 },
  { time: 143, side: 'team1', result: 'goal', playerNumber: 27 },
  { time: 155, side: 'team2', result: 'save', playerNumber: 71 },
  { time: 166, side: 'team2', result: 'goal', playerNumber: 22 },
  { time: 182, side: 'team1', result: 'goal', playerNumber: 19 },
];

/** The shots that are goals. */
export const matchGoals: readonly MatchShot[] = matchShots.filter((shot) => shot.result === 'goal');

/** The score after `time` seconds of the recording. */
export function getScore(time: number): Record<MatchSide, number> {
  const earlierGoals = matchGoals.filter((goal) => goal.time <= time);
  const team1 = earlierGoals.filter((goal) => goal.side === 'team1').length;
  return { team1, team2: earlierGoals.length - team1 };
}

/** The final score, which every archived match with this recording must show. */
export const finalScore: Record<MatchSide, number> = getScore(matchSeconds);

/** The period (1 to 3) at a time of the recording, and the seconds played in it. */
export function getPeriodClock(time: number): { period: number; seconds: number } {
  const period = Math.min(3, Math.floor(time / periodSeconds) + 1);
  return { period, seconds: Math.min(periodSeconds, time - (period - 1) * periodSeconds) };
}
