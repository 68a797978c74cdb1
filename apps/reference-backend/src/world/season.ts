import type { League } from './leagues.ts';

/** A round of a competition; `stage` ends the id of the league's sub-category. */
export interface Round {
  stage: 'regular' | 'playoffs';
  /** Counted from 1 in each stage. */
  number: number;
}

/** The days of the calendar's played matches. */
const pastDays = 400;
const playoffRoundCount = 3;

/**
 * The number of played rounds. A league of six clubs has twice as many, so that all leagues have equally many matches.
 */
export const countPastRounds = ({ pastRoundCount, clubs }: League): number =>
  pastRoundCount ?? (clubs.length === 12 ? 56 : 110);

/** The days between two upcoming rounds. */
const upcomingRoundDays = 3;

/** The average days between two played rounds. */
const getRoundDays = (league: League): number => pastDays / countPastRounds(league);

/**
 * The day of a round of the calendar, counted from today. The next round is in two days, because the daily programme
 * continues tomorrow.
 * @param round negative for played rounds, -1 for the latest, and 1 for the next one
 */
export const getMatchDay = (league: League, round: number): number =>
  round < 0 ? Math.ceil((round + 1) * getRoundDays(league)) - 1 : round * upcomingRoundDays - 1;

/**
 * Returns a round of a league by its distance from today's round. Seasons follow one another, and a cup has no
 * play-offs.
 */
export function getRound({ seasonRounds, todayRound, cupOf }: League, roundsFromToday: number): Round {
  const roundCount = seasonRounds + (cupOf === undefined ? playoffRoundCount : 0);
  const position = (todayRound - 1 + roundsFromToday) % roundCount;
  const number = ((position + roundCount) % roundCount) + 1;
  return number > seasonRounds ? { stage: 'playoffs', number: number - seasonRounds } : { stage: 'regular', number };
}

/** The text of a round, such as "round 7" or "semi-final". @param playoffRound the word for a round of the play-offs */
export function getRoundText({ round }: League, { stage, number }: Round, playoffRound: string): string {
  if (typeof round !== 'string') return round[number - 1] ?? '';
  return `${stage === 'playoffs' ? playoffRound : round} ${number}`;
}

/** The days from the start of a league's season until today. */
export const getSeasonDays = (league: League): number => Math.ceil((league.todayRound - 1) * getRoundDays(league));
