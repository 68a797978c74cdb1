import { EventCard, type EventView } from '@touchline/content';
import { eventCardAction, Slot } from '@touchline/feature-kit';
import { memo } from 'react';

export interface CatalogCardProps {
  view: EventView;
  shape?: 'wide' | 'tall' | 'featured' | undefined;
  level?: 2 | 3 | undefined;
  /** What a recording's date tells: its day (default), or its time where the day stands above. */
  dated?: 'day' | 'time' | undefined;
}

/** An event's card; what other features offer for an upcoming match (follow, remind) stands beside it. */
export const CatalogCard = memo(function CatalogCard({ view, shape, level, dated }: CatalogCardProps) {
  const { id, status } = view;
  return (
    <EventCard
      view={view}
      shape={shape}
      level={level}
      dated={dated}
      action={
        status === 'upcoming' && <Slot of={eventCardAction} props={{ eventId: id, status, title: view.safeTitle }} />
      }
    />
  );
});
