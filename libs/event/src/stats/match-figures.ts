import type { EventStats } from '@touchline/contract';

/** One row of the comparison: both sides' figures as text, because some are no numbers ("1/3"). */
export interface StatRow {
  title: string;
  home: string;
  away: string;
}

export type Pair = readonly [home: number, away: number];

/** The score from a moment on. */
export interface ScoreMoment {
  /** Seconds on the match's timeline. */
  at: number;
  /** From 1; undefined where it is not known. */
  period: number | undefined;
  score: Pair;
  /** Who has scored. */
  by: 'home' | 'away';
}

/** What is known of a match besides its score. */
export interface MatchFigures {
  rows: readonly StatRow[];
  /** Both sides' points in each period so far, and in all where the statistics say so. */
  periods?: { scores: readonly Pair[]; total: Pair | undefined };
  /** In their order. */
  changes: readonly ScoreMoment[];
}

/** More than any match has; what a broken backend sends beyond it is left out. */
const most = { rows: 60, periods: 15, changes: 400 };

type Scores = NonNullable<EventStats['vidswap']['game-scores']>;

function periodsOf({ team1, team2 }: Scores): MatchFigures['periods'] {
  const [home = [], away = []] = [team1?.periods, team2?.periods];
  const count = Math.min(Math.max(home.length, away.length), most.periods);
  if (count === 0) return undefined;
  const scores = Array.from({ length: count }, (_, index): Pair => [home[index] ?? 0, away[index] ?? 0]);
  const isKnown = team1?.score !== undefined && team2?.score !== undefined;
  return { scores, total: isKnown ? [team1.score ?? 0, team2.score ?? 0] : undefined };
}

function changesOf({ changes = [] }: Scores): ScoreMoment[] {
  const ordered = changes.slice(0, most.changes).sort((a, b) => a.time - b.time);
  return ordered.flatMap(({ time, period, team1, team2 }, index): ScoreMoment[] => {
    const { team1: home = 0, team2: away = 0 } = ordered[index - 1] ?? {};
    const [up, other] = [team1 - home, team2 - away];
    // What takes points back is no moment to go to.
    if (up <= 0 && other <= 0) return [];
    return [{ at: time / 1000, period, score: [team1, team2], by: up >= other ? 'home' : 'away' }];
  });
}

export function toFigures({ vidswap }: EventStats): MatchFigures {
  const scores = vidswap['game-scores'];
  const rows = (vidswap['game-overview'] ?? [])
    .slice(0, most.rows)
    .map(({ title, team1 = '–', team2 = '–' }) => ({ title, home: team1, away: team2 }));
  const periods = scores && periodsOf(scores);
  return { rows, ...(periods && { periods }), changes: scores ? changesOf(scores) : [] };
}

/** The home side's share of a row, 0 to 1, where both figures begin with a number. At 0 : 0 there is nothing to share. */
export function homeShare({ home, away }: StatRow): number | undefined {
  const [one, other] = [Number.parseFloat(home), Number.parseFloat(away)];
  if (!Number.isFinite(one) || !Number.isFinite(other) || one < 0 || other < 0) return undefined;
  return one + other > 0 ? one / (one + other) : undefined;
}

const sum = (scores: readonly Pair[], side: 0 | 1): number => scores.reduce((all, pair) => all + pair[side], 0);

/**
 * The periods of a match whose score bar is ahead of its statistics: what is missing was scored in the period that is played. Sets of
 * rallies, whose points are no score, stay as they are.
 * @param score what the score bar shows
 * @param period the one that is played, from 1; the last known one without it
 */
export function inStep(
  { scores, total }: NonNullable<MatchFigures['periods']>,
  score: Pair | undefined,
  period = scores.length,
): readonly Pair[] {
  const isSum = total !== undefined && sum(scores, 0) === total[0] && sum(scores, 1) === total[1];
  if (!score || !isSum || period < scores.length || period > most.periods) return scores;
  const [home, away] = [score[0] - total[0], score[1] - total[1]];
  if (home < 0 || away < 0) return scores;
  const played = Array.from({ length: period }, (_, index): Pair => scores[index] ?? [0, 0]);
  return played.map((pair, index): Pair => (index === period - 1 ? [pair[0] + home, pair[1] + away] : pair));
}

const leader = ([home, away]: Pair): number => Math.sign(home - away);

/** So many can be read as a list. */
const mostMoments = 24;

/** The moments that a list shows: all of them, or where a match has very many those in which the lead changed, and the last. */
export function tellingMoments(changes: readonly ScoreMoment[]): readonly ScoreMoment[] {
  if (changes.length <= mostMoments) return changes;
  return changes.filter(
    ({ score }, index) =>
      index === changes.length - 1 || leader(score) !== leader(changes[index - 1]?.score ?? ([0, 0] as const)),
  );
}
