import type { Sport } from '../world/leagues.ts';
import { findShownGoals, listFilmGoals } from '../world/film-goals.ts';
import type { MatchScript, Goal } from '../world/match-course.ts';
import { getMatchState } from '../world/match-script.ts';
import { getFilm } from '../streams/index.ts';

/** A goal with the seconds that were played in its period. */
export interface TimedGoal extends Goal {
  clockSeconds: number;
}

/** Adds the match clock to the goals of a live match. */
export const addClock = (script: MatchScript, goals: readonly Goal[]): TimedGoal[] =>
  goals.map((goal) => ({ ...goal, clockSeconds: getMatchState(script, goal.atSeconds).clock.seconds }));

/** A goal with its time in the recording, in seconds, in place of its time in the match. */
interface RecordedGoal extends TimedGoal {
  isShown: boolean;
}

/**
 * Lists a match's goals with their times in the recording, which shows the end of the match. Earlier goals have its
 * first second, and goals after the shown ones have its end; one goal is a millisecond after another.
 */
export function listRecordedGoals(
  sport: Sport | undefined,
  script: MatchScript,
  scoredGoals: readonly Goal[],
): RecordedGoal[] {
  const filmGoals = listFilmGoals(sport);
  const first = findShownGoals(sport, scoredGoals) ?? scoredGoals.length;
  return addClock(script, scoredGoals).map((goal, index) => {
    const filmGoal = filmGoals[index - first];
    const hiddenSeconds = (index < first ? 0 : getFilm(sport).seconds) + index / 1000;
    return { ...goal, atSeconds: filmGoal?.time ?? hiddenSeconds, isShown: filmGoal !== undefined };
  });
}

/** The match clock at a second of the recording before its first goal. The match runs evenly since the goal before. */
export function getRecordedClock(
  sport: Sport | undefined,
  script: MatchScript,
  scoredGoals: readonly Goal[],
  filmSeconds: number,
): { period: number; seconds: number } {
  const [firstFilmGoal] = listFilmGoals(sport);
  const first = findShownGoals(sport, scoredGoals) ?? scoredGoals.length;
  const fromSeconds = scoredGoals[first - 1]?.atSeconds ?? 0;
  const toSeconds = scoredGoals[first]?.atSeconds ?? script.lengthSeconds;
  const share = Math.min(1, filmSeconds / (firstFilmGoal?.time ?? getFilm(sport).seconds));
  return getMatchState(script, fromSeconds + share * (toSeconds - fromSeconds)).clock;
}
