import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import {
  clipListQuery,
  EventCard,
  type EventView,
  PersonalAccessContext,
  useEventViews,
  useIsPictureLate,
} from '@touchline/content';
import { useText } from '@touchline/i18n';
import { CardSkeleton, Shelf, Badge, VisuallyHidden } from '@touchline/ui-kit';
import { createHighlightParams } from '../../api/highlight-params.pages.ts';
import { useAfterPicture } from '../../state/after-picture-context.ts';
import { useSecondaryQuery } from '../../state/use-secondary.ts';
import styles from './highlights-shelf.module.css';

export interface HighlightsShelfProps {
  view: EventView;
  /** Highlights of the match, or of single players. */
  highlightKind: 'game' | 'player';
}

const skeletonCount = 4;

/** Whether to reserve space for the shelf: an archived match usually has highlights, other events often lack them. */
const expectsHighlights = ({ id, matchId, status }: EventView, highlightKind: 'game' | 'player'): boolean =>
  highlightKind === 'game' && (status === 'archived' || id !== matchId);

/**
 * Highlights of the open match, or of the open clip's match. The shelf is absent without highlights, after a failure,
 * and while the picture is behind live, because each highlight names a goal.
 */
export function HighlightsShelf({ view, highlightKind }: HighlightsShelfProps) {
  const text = useText('event');
  const toView = useEventViews();
  const params = createHighlightParams(view.matchId, highlightKind);
  const { data, isPending } = useSecondaryQuery(
    `${highlightKind} highlights`,
    view.id,
    useQuery({ ...clipListQuery(useApi(), params), enabled: useAfterPicture() }),
  );
  const isBehindLive = useIsPictureLate(view.matchId);
  const views = data?.entries.filter((entry) => entry.id !== view.id).map(toView) ?? [];
  const isWaiting = isPending && expectsHighlights(view, highlightKind);
  // Content below stays hidden until the response, so that the shelf does not move it.
  if (isPending && !isWaiting) return <div hidden aria-busy="true" />;
  if (isBehindLive || (views.length === 0 && !isWaiting)) return null;
  return (
    <PersonalAccessContext value={data?.own === true}>
      <Shelf
        heading={text(highlightKind === 'game' ? 'highlights.title' : 'highlights.players')}
        columns="wide"
        busy={isWaiting}
      >
        {isWaiting
          ? Array.from({ length: skeletonCount }, (_, index) => <CardSkeleton key={index} />)
          : views.map((clip) => (
              <EventCard
                key={clip.id}
                view={clip}
                badge={highlightKind === 'player' && clip.player && <PlayerBadge player={clip.player} />}
              />
            ))}
      </Shelf>
    </PersonalAccessContext>
  );
}

/** The player of a highlight: shirt number next to the team's colour, because colour alone is not accessible. */
function PlayerBadge({ player: { number, color } }: { player: NonNullable<EventView['player']> }) {
  const text = useText('event');
  return (
    <Badge icon={<span className={styles.colour} style={{ background: toCssColour(color) }} />}>
      <VisuallyHidden>{text('highlights.shirt', { number })}</VisuallyHidden>
      <bdi aria-hidden="true">{number}</bdi>
    </Badge>
  );
}

/** Only hex colours are safe and valid in every browser; other values of the wire are ignored. */
const toCssColour = (color: string | undefined): string | undefined =>
  color !== undefined && /^#[\da-f]{3,8}$/i.test(color) ? color : undefined;
