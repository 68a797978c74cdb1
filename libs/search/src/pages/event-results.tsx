import { EventCard, type EventList, LoadMore, PersonalAccessContext } from '@touchline/content';
import { CardGrid, CardSkeleton } from '@touchline/ui-kit';

const skeletonKeys = [1, 2, 3, 4];

export interface EventResultsProps {
  list: EventList;
  /** The number of results to show, without a button for the next page; undefined for all. */
  maxResults: number | undefined;
  /** The list's accessible name. */
  label: string;
}

/** The found matches or videos, in the layout of the portal's lists. */
export function EventResults({ list, maxResults, label }: EventResultsProps) {
  const { views, isPersonal } = list;
  if (!views)
    return (
      <CardGrid busy label={label}>
        {skeletonKeys.map((index) => (
          <CardSkeleton key={index} />
        ))}
      </CardGrid>
    );
  return (
    <PersonalAccessContext value={isPersonal}>
      <CardGrid label={label}>
        {views.slice(0, maxResults).map((view) => (
          <EventCard key={view.id} view={view} level={maxResults === undefined ? 2 : 3} />
        ))}
      </CardGrid>
      {maxResults === undefined && <LoadMore list={list} />}
    </PersonalAccessContext>
  );
}
