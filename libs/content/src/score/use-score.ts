import { useText } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';
import { useSpoilerFree } from '../spoiler/use-spoiler-free.ts';

/** A score as it may be shown to this viewer. */
export interface ShownScore {
  home: string;
  away: string;
  /** "Aurora 3, Ravens 2"; says that the score is hidden where it is. */
  spoken: string;
  hidden: boolean;
  /** Which side is behind, for dimming; undefined on a tie or where hidden. */
  behind: 'home' | 'away' | undefined;
}

const dash = '–';

/** The score of a match, en dashes in its place when the viewer wants no spoilers; undefined where there is none. */
export function useScore({ teams, status }: Pick<EventView, 'teams' | 'status'>): ShownScore | undefined {
  const text = useText('content');
  const hidden = useSpoilerFree().on;
  if (!teams || status === 'upcoming') return undefined;
  const [{ name: home, score: homeScore }, { name: away, score: awayScore }] = teams;
  if (homeScore === undefined || awayScore === undefined) return undefined;
  if (hidden) return { home: dash, away: dash, spoken: text('score.hidden'), hidden, behind: undefined };
  return {
    home: String(homeScore),
    away: String(awayScore),
    spoken: text('score.spoken', { home, homeScore, away, awayScore }),
    hidden,
    behind: homeScore === awayScore ? undefined : homeScore < awayScore ? 'home' : 'away',
  };
}
