import type { EventView } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useFollowed } from '../../api/use-followed.ts';

interface ReasonTarget {
  key: 'everywhere.because' | 'everywhere.becauseClub';
  name: string;
}

const getName = (entity: { name: string } | { title: string }): string =>
  'name' in entity ? entity.name : entity.title;

/**
 * The reason for a suggested event, by priority: the viewer's club (which may be a league or category), a followed
 * team, the event's round or series, its league.
 */
function useReason({ teams, league, category }: Pick<EventView, 'teams' | 'league' | 'category'>): ReasonTarget | null {
  const { isFollowed } = useFollowed();
  const club = useViewer()?.favoriteClubId;
  const clubSubject =
    club === undefined ? undefined : [...(teams ?? []), category, league].find((entity) => entity?.id === club);
  if (clubSubject) return { key: 'everywhere.becauseClub', name: getName(clubSubject) };
  const followed =
    teams?.find(({ id }) => id !== undefined && isFollowed({ kind: 'team', id })) ??
    [category, league].find((entity) => entity && isFollowed({ kind: 'category', id: entity.id }));
  if (!followed) return null;
  return { key: 'everywhere.because', name: getName(followed) };
}

/** Names the followed target for which an event is suggested. */
export function EventReasonLine({ event }: { event: EventView }) {
  const text = useText('following');
  const reason = useReason(event);
  return reason && <span data-reason="">{text(reason.key, { name: reason.name })}</span>;
}
