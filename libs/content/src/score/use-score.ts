import { useText } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';

/** A score as it may be shown to this viewer. */
export interface ShownScore {
  home: string;
  away: string;
  /** "Aurora 3, Ravens 2"; says that the score is hidden where it is. */
  spoken: string;
  hidden: boolean;
  /** Says how the match goes, to a viewer who may not want to know: stands in a `ScoreVeil`. */
  reveals: boolean;
  /** Which side is behind, for dimming; undefined on a tie or where hidden. */
  behind: 'home' | 'away' | undefined;
}

const dash = '–';

/**
 * The score of a match, en dashes in its place when the viewer wants no spoilers and has not asked for this one; undefined where there is none.
 * @param watched the score that stood at the moment in their picture: they may be told that one
 */
export function useScore(
  { matchId, teams, status }: Pick<EventView, 'matchId' | 'teams' | 'status'>,
  watched?: readonly [home: number, away: number],
): ShownScore | undefined {
  const text = useText('content');
  const { hidden, told } = useSpoilers(matchId);
  if (!teams || status === 'upcoming') return undefined;
  const [{ name: home, score: homeNow }, { name: away, score: awayNow }] = teams;
  const [homeScore, awayScore] = watched ?? [homeNow, awayNow];
  if (homeScore === undefined || awayScore === undefined) return undefined;
  if (hidden && !watched)
    return { home: dash, away: dash, spoken: text('score.hidden'), hidden, reveals: false, behind: undefined };
  return {
    home: String(homeScore),
    away: String(awayScore),
    spoken: text('score.spoken', { home, homeScore, away, awayScore }),
    hidden: false,
    reveals: !told && !watched,
    behind: homeScore === awayScore ? undefined : homeScore < awayScore ? 'home' : 'away',
  };
}
