import { EventCard, type EventList, LoadMore, OwnAccess } from '@touchline/content';
import { CardGrid, CardSkeleton } from '@touchline/ui-kit';

const places = [1, 2, 3, 4];

export interface EventResultsProps {
  list: EventList;
  /** No more than so many, and no way to the next page. */
  most: number | undefined;
  /** Names the list. */
  label: string;
}

/** Matches or videos that were found, as the lists of the portal show them. */
export function EventResults({ list, most, label }: EventResultsProps) {
  const { views, own } = list;
  if (!views)
    return (
      <CardGrid busy label={label}>
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </CardGrid>
    );
  return (
    <OwnAccess value={own}>
      <CardGrid label={label}>
        {views.slice(0, most).map((view) => (
          <EventCard key={view.id} view={view} level={most === undefined ? 2 : 3} />
        ))}
      </CardGrid>
      {most === undefined && <LoadMore list={list} />}
    </OwnAccess>
  );
}
