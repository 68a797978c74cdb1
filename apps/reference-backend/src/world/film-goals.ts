import { getFilm, listDrawnGoals, type MatchShot } from '../streams/index.ts';
import type { Sport } from './leagues.ts';
import type { Goal, MatchScript } from './match-course.ts';

/** The goals that a sport's recording shows, in order. */
export const listFilmGoals = (sport: Sport | undefined): readonly MatchShot[] =>
  getFilm(sport).shots.filter(({ result }) => result === 'goal');

/**
 * Finds the goals of a match that its recording can show: the latest ones whose sides are those of the recording's
 * goals.
 * @returns the index of the first of them; undefined if the recording cannot show this match
 */
export function findShownGoals(sport: Sport | undefined, goals: readonly Goal[]): number | undefined {
  const filmGoals = listFilmGoals(sport);
  for (let first = goals.length - filmGoals.length; first >= 0; first--) {
    if (filmGoals.every(({ side }, index) => side === `team${goals[first + index]?.team}`)) return first;
  }
  return undefined;
}

/** Gives the last goals of a match the sides of its recording's goals. */
export function endAsFilm(sport: Sport, goals: readonly Goal[]): Goal[] {
  const filmGoals = listFilmGoals(sport);
  return goals.map((goal, index) => {
    const filmGoal = filmGoals[index - goals.length + filmGoals.length];
    return filmGoal ? { ...goal, team: filmGoal.side === 'team1' ? 1 : 2 } : goal;
  });
}

/**
 * Maps goals of a match to the shots of the film that show them: the last goals to the recording's goals. Live streams
 * show earlier goals by a shot of the same side.
 * @param wasLive whether viewers could watch the match live
 */
export function getGoalShots(
  sport: Sport | undefined,
  { goals }: Pick<MatchScript, 'goals'>,
  wasLive: boolean,
): ReadonlyMap<Goal, MatchShot> {
  const film = getFilm(sport);
  const filmGoals = listFilmGoals(sport);
  const first = findShownGoals(sport, goals) ?? goals.length;
  const shots = new Map<Goal, MatchShot>();
  for (const [index, goal] of goals.entries()) {
    const sideGoals = listDrawnGoals(film).filter(({ side }) => side === `team${goal.team}`);
    const isShownLive = wasLive && index % film.goalsPerPicture === 0;
    const shot = filmGoals[index - first] ?? (isShownLive ? sideGoals[index % sideGoals.length] : undefined);
    if (shot) shots.set(goal, shot);
  }
  return shots;
}
