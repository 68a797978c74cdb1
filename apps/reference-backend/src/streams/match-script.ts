/**
 * The events of the rendered match, in seconds from the recording's start. The renderer (`tools/media`) draws them, and the seed derives
 * tags and the final score from them: change them only together with a new run of `tools/media/make.ts`.
 */

/** A side of the match, as on the wire. */
export type MatchSide = 'team1' | 'team2';

/** A shot on goal: the moment the puck crosses the line or is stopped. */
export interface MatchShot {
  /** Seconds from the start of the recording. */
  readonly time: number;
  readonly side: MatchSide;
  readonly result: 'goal' | 'save';
  /** Shirt number of the shooter. */
  readonly playerNumber: number;
}

/** Length of a period; the live loop is the first period, which therefore has no goal. */
export const periodSeconds = 64;

/** Length of the recording: three periods. */
export const matchSeconds = 3 * periodSeconds;

/** Seconds between a goal and the face-off after it. */
export const celebrationSeconds = 7;

/** Every shot, in order of time. */
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

/** The goals alone. */
export const matchGoals: readonly MatchShot[] = matchShots.filter((shot) => shot.result === 'goal');

/** The score after `time` seconds of the recording. */
export function getScore(time: number): Record<MatchSide, number> {
  const earlierGoals = matchGoals.filter((goal) => goal.time <= time);
  const team1 = earlierGoals.filter((goal) => goal.side === 'team1').length;
  return { team1, team2: earlierGoals.length - team1 };
}

/** The final score, which every archived match with this recording must show. */
export const finalScore: Record<MatchSide, number> = getScore(matchSeconds);

/** Period (1 to 3) and seconds played in it. */
export function getPeriodClock(time: number): { period: number; seconds: number } {
  const period = Math.min(3, Math.floor(time / periodSeconds) + 1);
  return { period, seconds: Math.min(periodSeconds, time - (period - 1) * periodSeconds) };
}
