import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { clipListQuery, EventCard, type EventView, OwnAccess, useEventViews } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { CardSkeleton, Shelf } from '@touchline/ui-kit';
import { useAfterPicture } from '../watch/after-picture.ts';
import { PlayerBadge } from './player-badge.tsx';
import { useSecondary } from './use-secondary.ts';

/** Section 9: entries of a shelf of event media. */
const size = 24;

export interface HighlightsShelfProps {
  view: EventView;
  /** Of the match, or of single players. */
  of: 'game' | 'player';
}

const skeletons = 4;

/** Whether to keep a place for the shelf: a match that was played has highlights, any other may have. */
const likely = ({ id, matchId, status }: EventView, of: 'game' | 'player'): boolean =>
  of === 'game' && (status === 'archived' || id !== matchId);

/** Highlights of the match that is open, or that the open clip belongs to. Nothing where there are none or they do not come. */
export function HighlightsShelf({ view, of }: HighlightsShelfProps) {
  const text = useText('event');
  const toView = useEventViews();
  const params = { size, filters: { event_id: [view.matchId], type: [of] } };
  const { data, pending } = useSecondary(
    `${of} highlights`,
    view.id,
    useQuery({ ...clipListQuery(useApi(), params), enabled: useAfterPicture() }),
  );
  const views = data?.entries.filter((entry) => entry.id !== view.id).map(toView) ?? [];
  const waits = pending && likely(view, of);
  // What stands below waits for the answer, and so is not moved by it.
  if (pending && !waits) return <div hidden aria-busy="true" />;
  if (views.length === 0 && !waits) return null;
  return (
    <OwnAccess value={data?.own === true}>
      <Shelf heading={text(of === 'game' ? 'highlights.title' : 'highlights.players')} columns="wide" busy={waits}>
        {waits
          ? Array.from({ length: skeletons }, (_, index) => <CardSkeleton key={index} />)
          : views.map((clip) => (
              <EventCard
                key={clip.id}
                view={clip}
                badge={of === 'player' && clip.player && <PlayerBadge player={clip.player} />}
              />
            ))}
      </Shelf>
    </OwnAccess>
  );
}
