import { matchGoals, matchSeconds, getPeriodClock } from '../streams/index.ts';
import { type Sport } from '../world/leagues.ts';
import type { MatchScript, Goal } from './match-course.ts';

/** The times of each side's goals in the rendered recording, in seconds. */
const goalTimes = {
  1: matchGoals.filter(({ side }) => side === 'team1').map(({ time }) => time),
  2: matchGoals.filter(({ side }) => side === 'team2').map(({ time }) => time),
};

/** The seconds of recording per second of a match: all matches share a recording of three minutes. */
export const getPace = ({ lengthSeconds }: MatchScript): number => matchSeconds / lengthSeconds;

/**
 * Lists a match's goals with their times in the recording, in seconds. The recording shows ice hockey, and goals of ice
 * hockey matches use the times of its goals. Other goals, and surplus ones, have times scaled by {@link getPace}.
 */
export function listRecordedGoals(sport: Sport | undefined, script: MatchScript, scoredGoals: readonly Goal[]): Goal[] {
  const pace = getPace(script);
  const goalCounts = { 1: 0, 2: 0 };
  const goals = scoredGoals.map((goal): Goal => {
    const pictureSeconds = sport === 'ice-hockey' ? goalTimes[goal.team][goalCounts[goal.team]++] : undefined;
    const atSeconds = pictureSeconds ?? goal.atSeconds * pace;
    return { ...goal, atSeconds, period: sport === 'ice-hockey' ? getPeriodClock(atSeconds).period : goal.period };
  });
  return goals.toSorted((a, b) => a.atSeconds - b.atSeconds);
}
