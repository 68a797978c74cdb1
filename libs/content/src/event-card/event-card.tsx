import { Slot } from '@touchline/feature-kit';
import { memo, type ReactNode, useContext } from 'react';
import { eventCardAction } from '../slots.ts';
import type { CardProps } from './card-props.ts';
import { LiveCard } from './live-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { EventReason, ShowReasonsContext } from './event-reason.tsx';
import { RecordedCard } from './recorded-card.tsx';
import { UpcomingCard } from './upcoming-card.tsx';

export interface EventCardProps extends Omit<CardProps, 'aside' | 'reason'> {
  /** A control that replaces the features' actions, for a page that can remove the event from a list. */
  action?: ReactNode;
  /** `tall` for 9:16 clips, `featured` for the large first card of a featured grid; 16:9 by default. */
  shape?: 'wide' | 'tall' | 'featured' | undefined;
}

/**
 * The card of an event in its current state: live, upcoming, or recorded (match, highlight, clip). One link to the
 * event's page. Channels with a programme have `ChannelCard`.
 */
export const EventCard = memo(function EventCard({ shape = 'wide', action, ...event }: EventCardProps) {
  const aside = action ?? (
    <Slot of={eventCardAction} props={{ event: event.view, display: shape === 'wide' ? 'card' : 'picture' }} />
  );
  const hasReason = useContext(ShowReasonsContext);
  const card: CardProps = { ...event, aside, reason: hasReason && <EventReason view={event.view} /> };
  if (shape !== 'wide') return <PictureCard {...card} variant={shape} />;
  switch (event.view.status) {
    case 'live':
    case 'channel':
      return <LiveCard {...card} />;
    case 'upcoming':
      return <UpcomingCard {...card} />;
    default:
      return <RecordedCard {...card} />;
  }
});
