import { EventCard, useEventViews, useRowScrollRestoration } from '@touchline/content';
import { CardSkeleton, FeaturedGrid, Shelf, ShelfHead } from '@touchline/ui-kit';
import { useId } from 'react';
import type { ShelfHeadProps } from './use-shelf-head.tsx';
import type { ShelfResult } from '../../api/home-queries.ts';
import { ShelfProblem } from '../../components/section/shelf-problem.tsx';

/** With fewer cards than this, the cards form a row instead of a grid. */
const gridCardCount = 5;

/** Home's highlights: one large card, and four next to it. Left out if empty; after a failure they offer Retry. */
export function HighlightsShelf({ head, shelf }: { head: ShelfHeadProps; shelf: ShelfResult }) {
  const toView = useEventViews();
  const id = useId();
  const scrollRestoration = useRowScrollRestoration(head.id);
  const { data, isError, isFetching, refetch } = shelf;
  const { heading, more } = head;
  if (!data && isError) return <ShelfProblem heading={heading} isLoading={isFetching} onRetry={() => void refetch()} />;
  if (data?.entries.length === 0) return null;
  if (data && data.entries.length < gridCardCount) {
    return (
      <Shelf heading={heading} more={more} kept={scrollRestoration}>
        {data.entries.map((event) => (
          <EventCard key={event.id} view={toView(event)} />
        ))}
      </Shelf>
    );
  }
  return (
    <section aria-labelledby={id} aria-busy={!data || undefined}>
      <ShelfHead id={id} heading={heading} more={more} />
      <FeaturedGrid>
        {data
          ? data.entries
              .slice(0, gridCardCount)
              .map((event, index) => (
                <EventCard key={event.id} view={toView(event)} shape={index === 0 ? 'featured' : 'wide'} />
              ))
          : [1, 2, 3, 4, 5].map((index) => <CardSkeleton key={index} />)}
      </FeaturedGrid>
    </section>
  );
}
