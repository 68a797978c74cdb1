import type { Film } from './films.ts';
import type { GoalFragments } from './live-window.ts';

/** A goal of a live match. */
export interface LiveGoal {
  /** Seconds from the stream's start. */
  readonly seconds: number;
  readonly team: 1 | 2;
}

/** The length of a fragment of the picture; a sound's fragments differ by less than a frame. */
export const fragmentSeconds = 2;
/** The fragments before and after a goal's own one: at least four seconds of attack, and some of joy. */
const [fragmentsBefore, fragmentsAfter] = [2, 1];
/** Audio fragments have unequal lengths, whose sequence repeats after this many fragments. */
const audioPattern = 4;

/** The film's fragments that show a team's goal, with its time in seconds; undefined without a goal of the team. */
export function getGoalRun({ shots, seconds }: Film, team: LiveGoal['team']) {
  const shot = shots.findLast(({ result, side }) => result === 'goal' && side === `team${team}`);
  if (!shot) return undefined;
  const goalFragment = Math.floor(shot.time / fragmentSeconds);
  const last = Math.min(goalFragment + fragmentsAfter, seconds / fragmentSeconds - 1);
  return { time: shot.time, first: goalFragment - fragmentsBefore, last };
}

/**
 * Places the film's goals in a live stream, each within five seconds of the match's goal. A goal has no picture if its
 * side scores no goal in the film, or while the goal before is shown.
 * @param goals in the order of time
 */
export function placeGoals(film: Film, goals: readonly LiveGoal[]): GoalFragments {
  const fragments = new Map<number, number>();
  let nextSequence = -Infinity;
  for (const { seconds, team } of goals) {
    const run = getGoalRun(film, team);
    if (!run) continue;
    const shift = audioPattern * Math.round((seconds - run.time) / fragmentSeconds / audioPattern);
    if (run.first + shift < nextSequence) continue;
    for (let fragment = run.first; fragment <= run.last; fragment += 1) fragments.set(fragment + shift, fragment);
    nextSequence = run.last + shift + 1;
  }
  return fragments;
}
