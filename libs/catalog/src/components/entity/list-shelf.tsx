import { useQuery } from '@tanstack/react-query';
import { EventCard, PersonalAccessContext, useEventViews, useRowScrollRestoration } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { CardSkeleton, Shelf, type ShelfProps } from '@touchline/ui-kit';
import { useShelfEntries } from '../../api/use-shelf-entries.ts';
import { ShelfProblem } from '../section/shelf-problem.tsx';
import type { ShelfQuery } from '../../api/subject.ts';

export interface ListShelfProps extends Pick<ShelfProps, 'heading' | 'more' | 'columns'> {
  /** The row's name within its page. */
  name: 'live' | 'results' | 'videos' | 'moments';
  query: ShelfQuery;
}

const skeletonKeys = [1, 2, 3, 4, 5, 6];

/** A row of events or clips of a team, league or category. Left out if empty; after a failure it offers Retry. */
export function ListShelf({ name, query, heading, more, columns }: ListShelfProps) {
  const text = useText('catalog');
  const toView = useEventViews();
  const scrollRestoration = useRowScrollRestoration(name);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const entries = useShelfEntries(name === 'live' ? 'live' : 'latest', data?.entries);
  if (!data && isError) return <ShelfProblem heading={heading} isLoading={isFetching} onRetry={() => void refetch()} />;
  if (entries?.length === 0) return null;
  const shape = columns === 'tall' ? 'tall' : 'wide';
  return (
    <PersonalAccessContext value={data?.own === true}>
      <Shelf
        heading={heading}
        live={name === 'live'}
        more={more}
        columns={columns}
        labels={{ previous: text('shelf.previous'), next: text('shelf.next') }}
        kept={scrollRestoration}
        busy={!entries}
      >
        {entries
          ? entries.map((event) => <EventCard key={event.id} view={toView(event)} shape={shape} />)
          : skeletonKeys.map((index) => <CardSkeleton key={index} shape={shape} />)}
      </Shelf>
    </PersonalAccessContext>
  );
}
