import { sportPeriods } from '@touchline/contract';
import { endAsFilm } from './film-goals.ts';
import type { Sport } from './leagues.ts';
import { createRandom } from './random.ts';
import { createVolleyballScript } from './volleyball-script.ts';
import type { Goal, MatchScript, Segment } from './match-course.ts';

/** The sports with a match clock. */
type TimedSport = Exclude<Sport, 'volleyball'>;

interface Pace {
  /** The average number of a side's goals or baskets per match. */
  averageGoals: number;
  points: readonly number[];
  /** The number of clock stops per period, besides those after goals. */
  stopCount: number;
  /** The shortest and longest stop of the clock, in seconds. */
  stopRange: readonly [number, number];
  /** Whether a goal stops the clock. */
  isStoppedByGoals: boolean;
  /** The seconds of each break between periods. */
  breaks: readonly number[];
}

const paceBySport: Readonly<Record<TimedSport, Pace>> = {
  'ice-hockey': {
    averageGoals: 2.8,
    points: [1],
    stopCount: 6,
    stopRange: [20, 45],
    isStoppedByGoals: true,
    breaks: [900, 900],
  },
  football: { averageGoals: 1.5, points: [1], stopCount: 0, stopRange: [0, 0], isStoppedByGoals: false, breaks: [900] },
  basketball: {
    averageGoals: 36,
    points: [2, 2, 2, 3, 1],
    stopCount: 9,
    stopRange: [15, 50],
    isStoppedByGoals: false,
    breaks: [120, 900, 120],
  },
};

/** A planned goal of a featured match; `clock` is in seconds played in the period. */
export type PlannedGoal = readonly [period: number, clock: number, team: 1 | 2];

type Score = Omit<Goal, 'atSeconds'> & { clock: number };

function drawScores(sport: TimedSport, period: number, seconds: number, share: number, random: () => number): Score[] {
  const { averageGoals, points } = paceBySport[sport];
  const shotCount = Math.round(averageGoals * 4);
  const goals = ([1, 2] as const).flatMap((team) =>
    Array.from({ length: shotCount }, () => ({
      isGoal: random() < (share * averageGoals) / shotCount,
      clock: random(),
      points: random(),
    }))
      .filter(({ isGoal }) => isGoal)
      .map(({ clock, points: kind }) => ({
        period,
        team,
        clock: Math.round(20 + clock * (seconds - 40)),
        points: points[Math.floor(kind * points.length)] ?? 1,
      })),
  );
  return goals.toSorted((a, b) => a.clock - b.clock);
}

const countPoints = (goals: readonly Goal[], team: 1 | 2): number =>
  goals.reduce((sum, goal) => (goal.team === team ? sum + goal.points : sum), 0);

/**
 * Creates the script of a match from its seed. Its last goals have the sides of its recording's goals, but planned goals,
 * which replace random ones, stay as they are.
 */
export function createMatchScript(sport: Sport, seed: number, plannedGoals?: readonly PlannedGoal[]): MatchScript {
  if (sport === 'volleyball') return createVolleyballScript(seed);
  const pace = paceBySport[sport];
  const { count, seconds } = sportPeriods(sport) ?? { count: 1, seconds: 3600 };
  const random = createRandom(seed);
  const segments: Segment[] = [];
  const goals: Goal[] = [];
  let goalSeconds = 0;
  for (let period = 1; period <= count; period++) {
    const scores: Score[] = plannedGoals
      ? plannedGoals
          .filter(([goalPeriod]) => goalPeriod === period)
          .map(([, clock, team]) => ({ period, clock, team, points: 1 }))
      : drawScores(sport, period, seconds, 1 / count, random);
    const whistleStops = Array.from({ length: pace.stopCount }, () => ({
      clock: Math.round(15 + random() * (seconds - 30)),
    }));
    const stops: (Score | { clock: number; team?: undefined })[] = [...scores, ...whistleStops].toSorted(
      (a, b) => a.clock - b.clock,
    );
    let clockSeconds = 0;
    for (const stop of stops) {
      const playedSeconds = Math.max(0, stop.clock - clockSeconds);
      if (playedSeconds > 0)
        segments.push({
          from: goalSeconds,
          to: goalSeconds + playedSeconds,
          period,
          clock: clockSeconds,
          isRunning: true,
        });
      goalSeconds += playedSeconds;
      clockSeconds += playedSeconds;
      if (stop.team) goals.push({ atSeconds: goalSeconds, period, team: stop.team, points: stop.points });
      if (stop.team && !pace.isStoppedByGoals) continue;
      const [minSeconds, maxSeconds] = pace.stopRange;
      const pauseSeconds = Math.round(minSeconds + random() * (maxSeconds - minSeconds));
      segments.push({
        from: goalSeconds,
        to: goalSeconds + pauseSeconds,
        period,
        clock: clockSeconds,
        isRunning: false,
      });
      goalSeconds += pauseSeconds;
    }
    segments.push({
      from: goalSeconds,
      to: goalSeconds + seconds - clockSeconds,
      period,
      clock: clockSeconds,
      isRunning: true,
    });
    goalSeconds += seconds - clockSeconds;
    const pauseSeconds = pace.breaks[period - 1];
    if (period < count && pauseSeconds) {
      segments.push({ from: goalSeconds, to: goalSeconds + pauseSeconds, period, clock: seconds, isRunning: false });
      goalSeconds += pauseSeconds;
    }
  }
  if (plannedGoals) return { segments, goals, lengthSeconds: goalSeconds };
  const finalGoals = endAsFilm(sport, goals);
  const lastGoal = finalGoals.at(-1);
  // Basketball has no draws, so the last shot of a tied match has other points.
  if (sport === 'basketball' && lastGoal && countPoints(finalGoals, 1) === countPoints(finalGoals, 2))
    lastGoal.points = lastGoal.points === 2 ? 3 : 2;
  return { segments, goals: finalGoals, lengthSeconds: goalSeconds };
}

/** Clock and score at a time of the match. */
export interface MatchState {
  clock: { period: number; seconds: number; running: boolean };
  score1: number;
  score2: number;
}

export function getMatchState({ segments, goals }: MatchScript, seconds: number): MatchState {
  const segment = segments.findLast(({ from }) => from <= seconds) ?? segments[0];
  const scoredGoals = goals.filter(({ atSeconds }) => atSeconds <= seconds);
  const scores = { score1: countPoints(scoredGoals, 1), score2: countPoints(scoredGoals, 2) };
  if (!segment) return { clock: { period: 1, seconds: 0, running: false }, ...scores };
  const segmentSeconds = Math.max(0, Math.min(seconds, segment.to) - segment.from);
  const clock = Math.floor(segment.clock + (segment.isRunning ? segmentSeconds : 0));
  return { clock: { period: segment.period, seconds: clock, running: segment.isRunning }, ...scores };
}

/** Computes each side's points in every period so far. @param matchGoals the goals so far */
export function getPeriodScores(
  { rallies }: MatchScript,
  matchGoals: readonly Goal[],
  seconds: number,
  period: number,
): { team1: number[]; team2: number[] } {
  const scoredGoals = rallies?.filter(({ atSeconds }) => atSeconds <= seconds) ?? matchGoals;
  const getTeamGoals = (team: 1 | 2): number[] =>
    Array.from({ length: period }, (_, index) =>
      countPoints(
        scoredGoals.filter((goal) => goal.period === index + 1),
        team,
      ),
    );
  return { team1: getTeamGoals(1), team2: getTeamGoals(2) };
}

/** Lists the score after each goal, with the goal's time. */
export const getScoreChanges = (
  matchGoals: readonly Goal[],
): { at: number; period: number; team1: number; team2: number }[] =>
  matchGoals.map(({ atSeconds: at, period }, index) => {
    const goalsSoFar = matchGoals.slice(0, index + 1);
    return { at, period, team1: countPoints(goalsSoFar, 1), team2: countPoints(goalsSoFar, 2) };
  });
