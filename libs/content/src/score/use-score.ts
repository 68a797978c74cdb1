import { useText } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';

/** A score in the form that this viewer may see. */
export interface ShownScore {
  home: string;
  away: string;
  /** "Aurora 3, Ravens 2"; for a hidden score, a sentence that it is hidden. */
  spoken: string;
  hidden: boolean;
  /** True if the score reveals the result to a viewer who may hide spoilers: it needs a `ScoreVeil` around it. */
  reveals: boolean;
  /** The losing side, which is dimmed; undefined for a tie or a hidden score. */
  behind: 'home' | 'away' | undefined;
}

const dash = '–';

/**
 * The score of a match; en dashes for a viewer who hides spoilers and has not revealed it. Undefined without a score.
 * @param watchedScore the score at the playback position, which is always shown
 */
export function useScore(
  { matchId, teams, status }: Pick<EventView, 'matchId' | 'teams' | 'status'>,
  watchedScore?: readonly [home: number, away: number],
): ShownScore | undefined {
  const text = useText('content');
  const { hidden, told } = useSpoilers(matchId);
  if (!teams || status === 'upcoming') return undefined;
  const [{ name: home, score: homePoints }, { name: awayName, score: awayNow }] = teams;
  const [homeScore, awayScore] = watchedScore ?? [homePoints, awayNow];
  if (homeScore === undefined || awayScore === undefined) return undefined;
  if (hidden && !watchedScore)
    return { home: dash, away: dash, spoken: text('score.hidden'), hidden, reveals: false, behind: undefined };
  return {
    home: String(homeScore),
    away: String(awayScore),
    spoken: text('score.spoken', { home, homeScore, away: awayName, awayScore }),
    hidden: false,
    reveals: !told && !watchedScore,
    behind: homeScore === awayScore ? undefined : homeScore < awayScore ? 'home' : 'away',
  };
}
