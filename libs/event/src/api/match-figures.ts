import type { EventStats } from '@touchline/contract';

/** One row of the comparison. Both figures are text, because some are not numbers ("1/3"). */
export interface StatRow {
  title: string;
  home: string;
  away: string;
}

export type ScorePair = readonly [home: number, away: number];

/** A score and the time of its change. */
export interface ScoreMoment {
  /** Seconds on the match's timeline. */
  matchSecond: number;
  /** The number of the period, from 1; undefined if unknown. */
  period: number | undefined;
  score: ScorePair;
  /** The side that has scored. */
  scoringSide: 'home' | 'away';
  /** The points of this change. */
  points: number;
  /** The ids of scorer and assist in the line-ups; undefined if the backend does not know them. */
  scorerId: string | undefined;
  assistId: string | undefined;
  /** The seconds played in the period, as in the match clock. */
  clockSeconds: number | undefined;
}

/** The statistics of a match. */
export interface MatchFigures {
  rows: readonly StatRow[];
  /** Both sides' points in each period so far; their total is undefined if the statistics lack it. */
  periods?: { scores: readonly ScorePair[]; total: ScorePair | undefined };
  /** The changes of the score in the order of the match. */
  changes: readonly ScoreMoment[];
  /** Every known score and clock in the order of the match, with corrections that take a goal back. */
  scores: readonly Pick<ScoreMoment, 'matchSecond' | 'score' | 'period' | 'clockSeconds'>[];
}

/** Limits above those of any match, in case of a broken backend. */
const figureLimits = { rows: 60, periods: 15, changes: 400 };

type Scores = NonNullable<EventStats['vidswap']['game-scores']>;

function getPeriods({ team1, team2 }: Scores): MatchFigures['periods'] {
  const [home = [], away = []] = [team1?.periods, team2?.periods];
  const count = Math.min(Math.max(home.length, away.length), figureLimits.periods);
  if (count === 0) return undefined;
  const scores = Array.from({ length: count }, (_, index): ScorePair => [home[index] ?? 0, away[index] ?? 0]);
  const isKnown = team1?.score !== undefined && team2?.score !== undefined;
  return { scores, total: isKnown ? [team1.score ?? 0, team2.score ?? 0] : undefined };
}

/** The changes in the order of the match. A side without a score in a change keeps its score of the change before. */
function orderChanges({ changes = [] }: Scores) {
  let score: ScorePair = [0, 0];
  return changes
    .slice(0, figureLimits.changes)
    .sort((a, b) => a.time - b.time)
    .map(({ time, team1 = score[0], team2 = score[1], ...change }) => {
      score = [team1, team2];
      return { ...change, matchSecond: time / 1000, score };
    });
}

function getChanges(scores: Scores): ScoreMoment[] {
  const orderedChanges = orderChanges(scores);
  return orderedChanges.flatMap(({ matchSecond, period, score, ...goal }, index): ScoreMoment[] => {
    const [home, away] = orderedChanges[index - 1]?.score ?? [0, 0];
    const [homePoints, awayPoints] = [score[0] - home, score[1] - away];
    // A correction that removes points is not a moment to watch, nor is a moment without points.
    if (homePoints <= 0 && awayPoints <= 0) return [];
    return [
      {
        matchSecond,
        period,
        score,
        scoringSide: homePoints >= awayPoints ? 'home' : 'away',
        points: Math.max(homePoints, awayPoints),
        scorerId: goal.player_id,
        assistId: goal.assist_id,
        clockSeconds: goal.clock_seconds,
      },
    ];
  });
}

export function toFigures({ vidswap }: EventStats): MatchFigures {
  const scores = vidswap['game-scores'];
  const rows = (vidswap['game-overview'] ?? [])
    .slice(0, figureLimits.rows)
    .map(({ title, team1 = '–', team2 = '–' }) => ({ title, home: team1, away: team2 }));
  const periods = scores && getPeriods(scores);
  return {
    rows,
    ...(periods && { periods }),
    changes: scores ? getChanges(scores) : [],
    scores: scores
      ? orderChanges(scores).map(({ matchSecond, score, period, clock_seconds: clockSeconds }) => ({
          matchSecond,
          score,
          period,
          clockSeconds,
        }))
      : [],
  };
}

/**
 * The home side's share of a row, from 0 to 1.
 * @returns undefined at 0 : 0, and if a figure does not start with a number
 */
export function getHomeShare({ home, away }: StatRow): number | undefined {
  const [homeFigure, awayFigure] = [Number.parseFloat(home), Number.parseFloat(away)];
  if (!Number.isFinite(homeFigure) || !Number.isFinite(awayFigure) || homeFigure < 0 || awayFigure < 0)
    return undefined;
  return homeFigure + awayFigure > 0 ? homeFigure / (homeFigure + awayFigure) : undefined;
}

const sumScores = (scores: readonly ScorePair[], sideIndex: 0 | 1): number =>
  scores.reduce((sum, scorePair) => sum + scorePair[sideIndex], 0);

/**
 * The periods of a match whose score bar is newer than its statistics: the difference belongs to the current period. In
 * sports with sets they stay unchanged, because their points are not the score.
 * @param score of the score bar
 * @param period the current one, from 1; by default the last known one
 */
export function alignToScore(
  { scores, total }: NonNullable<MatchFigures['periods']>,
  score: ScorePair | undefined,
  period = scores.length,
): readonly ScorePair[] {
  const areScoresComplete =
    total !== undefined && sumScores(scores, 0) === total[0] && sumScores(scores, 1) === total[1];
  if (!score || !areScoresComplete || period < scores.length || period > figureLimits.periods) return scores;
  const [home, away] = [score[0] - total[0], score[1] - total[1]];
  if (home < 0 || away < 0) return scores;
  const playedPeriods = Array.from({ length: period }, (_, index): ScorePair => scores[index] ?? [0, 0]);
  return playedPeriods.map((scorePair, index): ScorePair =>
    index === period - 1 ? [scorePair[0] + home, scorePair[1] + away] : scorePair,
  );
}

const getLeadSign = ([home, away]: ScorePair): number => Math.sign(home - away);

/** Limit of moments in a list that a viewer can still read. */
const maxMoments = 24;

/** The moments for the list: all of them, or, if there are too many, the changes of the lead and the last moment. */
export function selectNotableMoments(changes: readonly ScoreMoment[]): readonly ScoreMoment[] {
  if (changes.length <= maxMoments) return changes;
  return changes.filter(
    ({ score }, index) =>
      index === changes.length - 1 ||
      getLeadSign(score) !== getLeadSign(changes[index - 1]?.score ?? ([0, 0] as const)),
  );
}
