import type { Sport } from '../world/leagues.ts';
import { findShownGoals, getGoalShots, listFilmGoals } from '../world/film-goals.ts';
import type { MatchScript, Goal } from '../world/match-course.ts';
import { getMatchState } from '../world/match-script.ts';
import { getFilm, type MatchShot } from '../streams/index.ts';

/** A goal with the seconds that were played in its period. */
export interface TimedGoal extends Goal {
  clockSeconds: number;
  /** The film's shot that shows the goal, live or in the recording; undefined without a picture. */
  shot: MatchShot | undefined;
}

/**
 * Adds the match clock and the film's shots to goals.
 * @param wasLive whether viewers could watch the match live
 */
export function addFacts(
  sport: Sport | undefined,
  script: MatchScript,
  goals: readonly Goal[],
  wasLive: boolean,
): TimedGoal[] {
  const shots = getGoalShots(sport, script, wasLive);
  return goals.map((goal) => ({
    ...goal,
    clockSeconds: getMatchState(script, goal.atSeconds).clock.seconds,
    shot: shots.get(goal),
  }));
}

/**
 * A goal with its time in the recording, in seconds, in place of its time in the match. A goal before the recording has
 * a negative time.
 */
interface RecordedGoal extends TimedGoal {
  isShown: boolean;
}

/**
 * Lists a match's goals with their times in the recording, which shows the end of the match. Goals after the shown ones
 * are a second after its end; one goal is a millisecond after another.
 * @param wasLive whether viewers could watch the match live
 */
export function listRecordedGoals(
  sport: Sport | undefined,
  script: MatchScript,
  scoredGoals: readonly Goal[],
  wasLive = false,
): RecordedGoal[] {
  const filmGoals = listFilmGoals(sport);
  const first = findShownGoals(sport, scoredGoals) ?? scoredGoals.length;
  const firstShownSeconds = scoredGoals[first]?.atSeconds ?? script.lengthSeconds;
  return addFacts(sport, script, scoredGoals, wasLive).map((goal, index) => {
    const filmGoal = filmGoals[index - first];
    const hiddenSeconds =
      index < first
        ? goal.atSeconds - firstShownSeconds - (first - index) / 1000
        : getFilm(sport).seconds + 1 + index / 1000;
    return {
      ...goal,
      atSeconds: filmGoal?.time ?? hiddenSeconds,
      shot: filmGoal ?? goal.shot,
      isShown: filmGoal !== undefined,
    };
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
