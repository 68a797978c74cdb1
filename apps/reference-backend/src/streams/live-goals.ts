import { type Film, listDrawnGoals } from './films.ts';
import type { MatchShot } from './match-shot.ts';
import type { GoalFragments } from './live-window.ts';

/** A goal of a live match with a picture. */
export interface LiveGoal {
  /** Seconds from the stream's start. */
  readonly seconds: number;
  /** The film's shot that shows it. */
  readonly shot: MatchShot;
}

/** The length of a fragment of the picture; a sound's fragments differ by less than a frame. */
export const fragmentSeconds = 2;
/** The fragments before and after a goal's own one: at least four seconds of attack, and some of joy. */
const [fragmentsBefore, fragmentsAfter] = [2, 1];
/** Audio fragments have unequal lengths, whose sequence repeats after this many fragments. */
const audioPattern = 4;

/** Returns the film's fragments that show a shot. */
function getShotRun(film: Film, shot: MatchShot): { first: number; last: number } {
  const shotFragment = Math.floor(shot.time / fragmentSeconds);
  const last = Math.min(shotFragment + fragmentsAfter, film.drawnSeconds / fragmentSeconds - 1);
  return { first: shotFragment - fragmentsBefore, last };
}

/** Lists the first fragment of each goal that the film shows. */
export const listGoalStarts = (film: Film): number[] =>
  listDrawnGoals(film).map((shot) => getShotRun(film, shot).first);

/**
 * Places the film's goals in a live stream, each within five seconds of the match's goal. A goal has no picture while the
 * goal before is shown.
 * @param goals in the order of time
 */
export function placeGoals(film: Film, goals: readonly LiveGoal[]): GoalFragments {
  const fragments = new Map<number, number>();
  let nextSequence = -Infinity;
  for (const { seconds, shot } of goals) {
    const run = getShotRun(film, shot);
    const shift = audioPattern * Math.round((seconds - shot.time) / fragmentSeconds / audioPattern);
    if (run.first + shift < nextSequence) continue;
    for (let fragment = run.first; fragment <= run.last; fragment += 1) fragments.set(fragment + shift, fragment);
    nextSequence = run.last + shift + 1;
  }
  return fragments;
}
