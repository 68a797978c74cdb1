import { createRandom } from './random.ts';
import type { MatchScript, Goal, Segment } from './match-course.ts';

const setsToWin = 3;
/** The points that win a set; the fifth set is shorter. */
const getGoal = (set: number): number => (set === 5 ? 15 : 25);
/** The seconds between rallies by the number of sets, so that all matches take about equally long. */
const rallySeconds: Readonly<Record<number, number>> = { 3: 36, 4: 28, 5: 24 };
const breakSeconds = 200;

interface SetPlan {
  winner: 1 | 2;
  points: readonly [winner: number, loser: number];
}

function planSets(random: () => number): SetPlan[] {
  const edge = 0.35 + random() * 0.3;
  const sets: SetPlan[] = [];
  const countWonSets = (team: 1 | 2): number => sets.filter(({ winner }) => winner === team).length;
  while (countWonSets(1) < setsToWin && countWonSets(2) < setsToWin) {
    const winnerPoints = getGoal(sets.length + 1);
    const isCloseSet = random() < 0.12;
    const loserPoints = isCloseSet
      ? winnerPoints - 1
      : winnerPoints - 2 - Math.floor(random() * (winnerPoints === 25 ? 8 : 6));
    sets.push({ winner: random() < edge ? 1 : 2, points: [isCloseSet ? winnerPoints + 1 : winnerPoints, loserPoints] });
  }
  return sets;
}

/** Draws the side of each point in a set at random; the winner scores the last one. */
function drawRallies({ winner, points }: SetPlan, random: () => number): (1 | 2)[] {
  const loser = winner === 1 ? 2 : 1;
  const remainingPoints = [points[0] - 1, points[1]];
  const rallies: (1 | 2)[] = [];
  while ((remainingPoints[0] ?? 0) + (remainingPoints[1] ?? 0) > 0) {
    const [homePoints = 0, awayPoints = 0] = remainingPoints;
    const isHomePoint = random() < homePoints / (homePoints + awayPoints);
    remainingPoints[isHomePoint ? 0 : 1] = (isHomePoint ? homePoints : awayPoints) - 1;
    rallies.push(isHomePoint ? winner : loser);
  }
  return [...rallies, winner];
}

/** Creates the script of a volleyball match from its seed: goals are won sets, rallies are points. */
export function createVolleyballScript(seed: number): MatchScript {
  const random = createRandom(seed);
  const sets = planSets(random);
  const seconds = rallySeconds[sets.length] ?? 24;
  const segments: Segment[] = [];
  const goals: Goal[] = [];
  const rallies: Goal[] = [];
  let rallyStart = 0;
  for (const [index, plan] of sets.entries()) {
    const period = index + 1;
    const drawnRallies = drawRallies(plan, random);
    const length = drawnRallies.length * seconds;
    for (const [number, team] of drawnRallies.entries()) {
      rallies.push({ atSeconds: rallyStart + (number + 1) * seconds, period, team, points: 1 });
    }
    segments.push({ from: rallyStart, to: rallyStart + length, period, clock: 0, isRunning: true });
    rallyStart += length;
    goals.push({ atSeconds: rallyStart, period, team: plan.winner, points: 1 });
    if (period === sets.length) break;
    segments.push({ from: rallyStart, to: rallyStart + breakSeconds, period, clock: length, isRunning: false });
    rallyStart += breakSeconds;
  }
  return { segments, goals, rallies, lengthSeconds: rallyStart };
}
