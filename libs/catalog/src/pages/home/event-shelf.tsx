import { EventCard, ShowReasonsContext, useEventViews, useRowScrollRestoration } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { CardSkeleton, Shelf, type ShelfColumns } from '@touchline/ui-kit';
import type { ShelfKind } from '../../options.ts';
import { isStillOnShelf, useShelfEntries } from '../../api/use-shelf-entries.ts';
import type { ShelfHeadProps } from './use-shelf-head.tsx';
import type { ShelfResult } from '../../api/home-queries.ts';
import { ShelfProblem } from '../../components/section/shelf-problem.tsx';

export type EventShelfKind = Exclude<ShelfKind, 'highlights' | 'channels'>;

const columns: Readonly<Record<EventShelfKind, ShelfColumns>> = {
  live: 'wide',
  upcoming: 'narrow',
  latest: 'wide',
  suggested: 'wide',
  clips: 'tall',
};

/** Minimum number of cards in a row. With fewer cards, the row repeats the hero's event. */
const minCards = 3;

export interface EventShelfProps {
  head: ShelfHeadProps;
  kind: EventShelfKind;
  /** The event in the hero. The shelf leaves it out if enough other events remain for a row. */
  heroId: string | undefined;
  shelf: ShelfResult;
}

/** A shelf of events on home. Left out if empty; after a failure it offers Retry. */
export function EventShelf({ head, kind, heroId, shelf }: EventShelfProps) {
  const text = useText('catalog');
  const formats = useFormats();
  const toView = useEventViews();
  const scrollRestoration = useRowScrollRestoration(head.id);
  const { data, isError, isFetching, refetch } = shelf;
  const currentEntries = useShelfEntries(kind, data?.entries);
  const { heading } = head;
  if (!data && isError) return <ShelfProblem heading={heading} isLoading={isFetching} onRetry={() => void refetch()} />;
  const otherEvents = currentEntries?.filter(({ id }) => id !== heroId);
  const entries = otherEvents && otherEvents.length >= minCards ? otherEvents : currentEntries;
  if (entries?.length === 0) return null;
  const shape = kind === 'clips' ? 'tall' : 'wide';
  // Ended matches are not counted. After all have ended, the shelf has no live dot.
  const liveCount = currentEntries?.filter((entry) => isStillOnShelf('live', entry)).length;
  const row = (
    <Shelf
      heading={heading}
      live={kind === 'live' && liveCount !== 0}
      count={kind === 'live' && liveCount && !data?.more ? formats.number(liveCount) : undefined}
      more={head.more}
      columns={columns[kind]}
      labels={{ previous: text('shelf.previous'), next: text('shelf.next') }}
      kept={scrollRestoration}
      busy={!entries}
    >
      {entries
        ? entries.map((event) => <EventCard key={event.id} view={toView(event)} shape={shape} />)
        : [1, 2, 3, 4, 5, 6].map((index) => <CardSkeleton key={index} shape={shape} />)}
    </Shelf>
  );
  // This shelf is far below, so the reasons that appear for a signed-in viewer move no visible content.
  return kind === 'suggested' ? <ShowReasonsContext value>{row}</ShowReasonsContext> : row;
}
