import { EventCard, type EventView } from '@touchline/content';
import { eventCardAction, Slot } from '@touchline/feature-kit';
import { memo } from 'react';

export interface CatalogCardProps {
  view: EventView;
  shape?: 'wide' | 'tall' | 'featured' | undefined;
  level?: 2 | 3 | undefined;
}

/** An event's card; what other features offer for an upcoming match (follow, remind) stands beside it. */
export const CatalogCard = memo(function CatalogCard({ view, shape, level }: CatalogCardProps) {
  const { id, status } = view;
  return (
    <EventCard
      view={view}
      shape={shape}
      level={level}
      action={status === 'upcoming' && <Slot of={eventCardAction} props={{ eventId: id, status }} />}
    />
  );
});
