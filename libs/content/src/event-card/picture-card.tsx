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
export function PictureCard({ view, aside, level, shape }: CardProps & { shape: 'tall' | 'featured' }) {
  const length = view.duration !== undefined && (
    <EventLength view={view}>{(shown) => <Badge icon={<IconPlay size="s" filled />}>{shown}</Badge>}</EventLength>
  );
  const tall = shape === 'tall';
  const elsewhere = getExternalText(view, useText('content'));
  const facts = (
    <>
      {length}
      {elsewhere !== undefined && <Badge>{elsewhere}</Badge>}
    </>
  );
  return (
    <CardFrame
      render={useCardLink(view)}
      level={level}
      shape={shape}
      title={<EventTitle view={view} />}
      art={<EventImage view={view} shape={tall ? 'vertical' : 'horizontal'} large={!tall} />}
      topStart={tall && facts}
      aside={aside}
      topEnd={<AccessLabel access={view.access} />}
      bottomStart={!tall && facts}
      over={<Slot of={eventProgress} props={{ event: view }} />}
    />
  );
}
