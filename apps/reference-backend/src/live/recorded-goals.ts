import { matchGoals, matchSeconds, getPeriodClock } from '../streams/index.ts';
import { type Sport } from '../world/leagues.ts';
import type { MatchScript, Goal } from './match-course.ts';

/** The rendered recording's goals of each side, in seconds. */
const goalTimes = {
  1: matchGoals.filter(({ side }) => side === 'team1').map(({ time }) => time),
  2: matchGoals.filter(({ side }) => side === 'team2').map(({ time }) => time),
};

/** The speed of a match's recording: all matches share a recording of three minutes. */
export const getPace = ({ length }: MatchScript): number => matchSeconds / length;

/**
 * The goals of a match in its recording, in seconds and in order. The recording shows ice hockey: its matches use the goals in the picture,
 * as far as there are enough. All other goals keep their moment, at the recording's faster pace.
 */
export function listRecordedGoals(sport: Sport | undefined, script: MatchScript, scoredGoals: readonly Goal[]): Goal[] {
  const pace = getPace(script);
  const goalCounts = { 1: 0, 2: 0 };
  const goals = scoredGoals.map((goal): Goal => {
    const pictureSeconds = sport === 'ice-hockey' ? goalTimes[goal.team][goalCounts[goal.team]++] : undefined;
    const atSeconds = pictureSeconds ?? goal.at * pace;
    return { ...goal, at: atSeconds, period: sport === 'ice-hockey' ? getPeriodClock(atSeconds).period : goal.period };
  });
  return goals.toSorted((a, b) => a.at - b.at);
}
