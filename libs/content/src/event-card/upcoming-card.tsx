import { useFormats, useNow, useText } from '@touchline/i18n';
import { CardClock, CardFrame, CardMeta, CardTime, Touchline } from '@touchline/ui-kit';
import { useRef } from 'react';
import { useLiveRoom } from '../live/use-live-room.ts';
import { EventTitle } from '../score/event-title.tsx';
import { AccessLabel } from './access-label.tsx';
import { getStartText } from './start-text.ts';
import type { CardProps } from './card-props.ts';
import { EventImage } from './event-image.tsx';
import { getExternalText } from './kind-text.ts';
import { getCompetitionText } from './get-competition-text.ts';
import { formatShortDay } from './format-short-day.ts';
import { useCardLink } from './use-card-link.tsx';

/** The card of an upcoming match: start time over the picture, remaining time, dashed touchline. */
export function UpcomingCard({ view, aside, reason, level }: CardProps) {
  const text = useText('content');
  const formats = useFormats();
  const now = useNow(30_000);
  const { date } = view;
  const startTextRef = useRef<HTMLSpanElement>(null);
  useLiveRoom(view, startTextRef);
  const startLabel = getStartText(view, now, formats, text);
  return (
    <CardFrame
      render={useCardLink(view)}
      level={level}
      title={<EventTitle view={view} />}
      art={<EventImage view={view} />}
      topEnd={<AccessLabel access={view.access} />}
      bottomStart={
        date !== undefined && <CardTime time={formats.time(date)} day={formatShortDay(formats, date, now)} />
      }
      line={<Touchline variant="upcoming" />}
      aside={aside}
      meta={
        <>
          <CardMeta>
            <CardClock tone="soon">
              <span ref={startTextRef}>{startLabel}</span>
            </CardClock>
            {getCompetitionText(view, text)}
            {getExternalText(view, text)}
          </CardMeta>
          {reason}
        </>
      }
    />
  );
}
