import { type EventList, type EventView, LoadMore, SectionProblem } from '@touchline/content';
import { CardGrid, CardSkeleton } from '@touchline/ui-kit';
import type { ReactNode } from 'react';

const skeletonKeys = [1, 2, 3, 4, 5, 6, 7, 8];

/** The placeholder of a list that is loading. */
export function SelectedSkeleton({ label }: { label: string }) {
  return (
    <CardGrid inset busy label={label}>
      {skeletonKeys.map((index) => (
        <CardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}

export interface SelectedListProps {
  eventList: EventList;
  /** The entries to show, with the viewer's latest changes. */
  views: readonly EventView[] | undefined;
  /** The list's accessible name. */
  label: string;
  empty: ReactNode;
  renderCard: (view: EventView) => ReactNode;
}

/** One of the viewer's lists, in each state: loading, failed, empty, complete, or with more to load. */
export function SelectedList({ eventList, views, label, empty, renderCard }: SelectedListProps) {
  if (eventList.hasFailed)
    return <SectionProblem isWholePage isLoading={eventList.isLoading} onRetry={eventList.retry} />;
  if (!views) return <SelectedSkeleton label={label} />;
  if (views.length === 0 && !eventList.hasMore) return empty;
  return (
    <>
      <CardGrid inset label={label}>
        {views.map(renderCard)}
      </CardGrid>
      <LoadMore list={eventList} />
    </>
  );
}
