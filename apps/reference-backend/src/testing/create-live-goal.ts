import { films, listDrawnGoals, type LiveGoal } from '../streams/index.ts';

/** Creates a live goal that the last goal of its side in a film shows. @param seconds from the stream's start */
export function createLiveGoal(name: keyof typeof films, seconds: number, team: 1 | 2): LiveGoal {
  const shot = listDrawnGoals(films[name]).findLast(({ side }) => side === `team${team}`);
  if (!shot) throw new TypeError(`${name} has no goal of team ${team}`);
  return { seconds, shot };
}
