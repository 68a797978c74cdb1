import { matchGoals, matchSeconds, periodClockAt } from '../streams/index.ts';
import { type Sport } from '../world/leagues.ts';
import type { Goal, MatchScript } from './match-script.ts';

/** The rendered recording's goals of each side, in seconds. */
const shown = {
  1: matchGoals.filter(({ side }) => side === 'team1').map(({ time }) => time),
  2: matchGoals.filter(({ side }) => side === 'team2').map(({ time }) => time),
};

/** How much faster than the match its recording goes: all matches share one of three minutes. */
export const paceOf = ({ length }: MatchScript): number => matchSeconds / length;

/**
 * Where the recording of a match has its goals, in seconds of the recording and in their order. It is a recording of ice hockey: there a side's goals are those
 * that the picture shows, as far as it has as many; all others stand where they fell, in the recording's shorter time.
 */
export function recordedGoals(sport: Sport | undefined, script: MatchScript, scored: readonly Goal[]): Goal[] {
  const pace = paceOf(script);
  const soFar = { 1: 0, 2: 0 };
  const goals = scored.map((goal): Goal => {
    const picture = sport === 'ice-hockey' ? shown[goal.team][soFar[goal.team]++] : undefined;
    const at = picture ?? goal.at * pace;
    return { ...goal, at, period: sport === 'ice-hockey' ? periodClockAt(at).period : goal.period };
  });
  return goals.toSorted((a, b) => a.at - b.at);
}
