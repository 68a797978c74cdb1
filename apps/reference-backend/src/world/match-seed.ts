import { findShownGoals } from './film-goals.ts';
import type { Sport } from './leagues.ts';
import { createMatchScript, getMatchState, type PlannedGoal } from './match-script.ts';
import { getSeed } from './random.ts';

/** The final scores of both sides. */
export interface FinalScore {
  score1: number;
  score2: number;
}

/** Computes the final score of a match; undefined if its recording cannot show it. */
function computeScore(sport: Sport, seed: number, plannedGoals?: readonly PlannedGoal[]): FinalScore | undefined {
  const script = createMatchScript(sport, seed, plannedGoals);
  if (findShownGoals(sport, script.goals) === undefined) return undefined;
  const { score1, score2 } = getMatchState(script, script.lengthSeconds);
  return { score1, score2 };
}

/**
 * Finds the seed of a match that its recording can show, and its final score.
 * @param name the match's id
 * @param isDecisive whether the match cannot end in a draw
 * @param plannedGoals replace those of the seed
 */
export function findMatchSeed(
  name: string,
  sport: Sport,
  isDecisive: boolean,
  plannedGoals?: readonly PlannedGoal[],
): FinalScore & { seed: number } {
  for (let attempt = 0; attempt < 100; attempt++) {
    const seed = getSeed(attempt === 0 ? name : `${name} ${attempt}`);
    const score = computeScore(sport, seed, plannedGoals);
    if (score && !(isDecisive && score.score1 === score.score2)) return { ...score, seed };
  }
  throw new RangeError(`no recording shows ${name}`);
}
