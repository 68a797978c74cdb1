import { Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Badge, CardFrame, IconPlay } from '@touchline/ui-kit';
import { EventLength } from '../score/event-length.tsx';
import { EventTitle } from '../score/event-title.tsx';
import { eventProgress } from '../slots.ts';
import { AccessLabel } from './access-label.tsx';
import type { CardProps } from './card-props.ts';
import { EventImage } from './event-image.tsx';
import { getExternalText } from './kind-text.ts';
import { useCardLink } from './use-card-link.tsx';

/** A card with its text over the picture: a 9:16 clip, or the large first card of a featured grid. */
export function PictureCard({ view, aside, level, variant }: CardProps & { variant: 'tall' | 'featured' }) {
  const length = view.duration !== undefined && (
    <EventLength view={view}>
      {(lengthText) => <Badge icon={<IconPlay size="s" filled />}>{lengthText}</Badge>}
    </EventLength>
  );
  const isTall = variant === 'tall';
  const externalText = getExternalText(view, useText('content'));
  const facts = (
    <>
      {length}
      {externalText !== undefined && <Badge>{externalText}</Badge>}
    </>
  );
  return (
    <CardFrame
      render={useCardLink(view)}
      level={level}
      shape={variant}
      title={<EventTitle view={view} />}
      art={<EventImage view={view} shape={isTall ? 'vertical' : 'horizontal'} large={!isTall} />}
      topStart={isTall && facts}
      aside={aside}
      topEnd={<AccessLabel access={view.access} />}
      bottomStart={!isTall && facts}
      over={<Slot of={eventProgress} props={{ event: view }} />}
    />
  );
}
