import { useText } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';

/** A score in the form that this viewer may see. */
export interface ShownScore {
  home: string;
  away: string;
  /** "Aurora 3, Ravens 2"; for a hidden score, a sentence that it is hidden. */
  sentence: string;
  isHidden: boolean;
  /** True if the score reveals the result to a viewer who may hide spoilers: it needs a `ScoreVeil` around it. */
  canReveal: boolean;
  /** The losing side, which is dimmed; undefined for a tie or a hidden score. */
  loser: 'home' | 'away' | undefined;
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
  const { isHidden, isRevealed } = useSpoilers(matchId);
  if (!teams || status === 'upcoming') return undefined;
  const [{ name: homeName, score: currentHomeScore }, { name: awayName, score: currentAwayScore }] = teams;
  const [homeScore, awayScore] = watchedScore ?? [currentHomeScore, currentAwayScore];
  if (homeScore === undefined || awayScore === undefined) return undefined;
  if (isHidden && !watchedScore)
    return {
      home: dash,
      away: dash,
      sentence: text('score.hidden'),
      isHidden,
      canReveal: false,
      loser: undefined,
    };
  return {
    home: String(homeScore),
    away: String(awayScore),
    sentence: text('score.spoken', { home: homeName, homeScore, away: awayName, awayScore }),
    isHidden: false,
    canReveal: !isRevealed && !watchedScore,
    loser: homeScore === awayScore ? undefined : homeScore < awayScore ? 'home' : 'away',
  };
}
