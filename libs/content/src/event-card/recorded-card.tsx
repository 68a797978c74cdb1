import { Slot } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Badge, CardFrame, CardMeta } from '@touchline/ui-kit';
import { EventLength } from '../score/event-length.tsx';
import { EventTitle } from '../score/event-title.tsx';
import { useScore } from '../score/use-score.ts';
import { eventProgress } from '../slots.ts';
import { AccessLabel } from './access-label.tsx';
import type { CardProps } from './card-props.ts';
import { CardScore } from './card-score.tsx';
import { EventImage } from './event-image.tsx';
import { getKindText } from './kind-text.ts';
import { formatShortDay } from './format-short-day.ts';
import { useCardLink } from './use-card-link.tsx';

/** The card of a match that has ended, or of a highlight: result (matches only), length, date. */
export function RecordedCard({ view, aside, reason, badge, level, dateForm = 'day' }: CardProps) {
  const text = useText('content');
  const formats = useFormats();
  const now = useNow(60_000);
  const result = useScore(view);
  // A highlight has no result over its picture, because the picture shows the play.
  const score = view.kind === 'event' ? result : undefined;
  return (
    <CardFrame
      render={useCardLink(view)}
      level={level}
      title={<EventTitle view={view} />}
      art={<EventImage view={view} />}
      topStart={badge}
      topEnd={<AccessLabel access={view.access} />}
      centre={score && <CardScore score={score} />}
      bottomEnd={
        view.duration !== undefined && <EventLength view={view}>{(length) => <Badge>{length}</Badge>}</EventLength>
      }
      over={<Slot of={eventProgress} props={{ event: view }} />}
      aside={aside}
      meta={
        <>
          <CardMeta>
            {view.date !== undefined &&
              (dateForm === 'day' ? (
                formatShortDay(formats, view.date, now)
              ) : (
                <span className="zoned">{formats.time(view.date)}</span>
              ))}
            {score?.isHidden ? text('score.hidden') : getKindText(view, text)}
          </CardMeta>
          {reason}
        </>
      }
    />
  );
}
