import { Slot } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Badge, CardClock, CardMeta } from '@touchline/ui-kit';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AccessLabel } from '../event-card/access-label.tsx';
import { CardScore } from '../event-card/card-score.tsx';
import { EventImage } from '../event-card/event-image.tsx';
import { getExternalText, getKindText } from '../event-card/kind-text.ts';
import { formatShortDay } from '../event-card/format-short-day.ts';
import { eventPath } from '../event-view/event-path.ts';
import type { EventView } from '../event-view/event-view.ts';
import { useLiveRoom } from '../live/use-live-room.ts';
import { LiveClock } from '../match-clock/live-clock.tsx';
import { LiveTouchline } from '../match-clock/live-touchline.tsx';
import { EventLength } from '../score/event-length.tsx';
import { EventTitle } from '../score/event-title.tsx';
import { useScore } from '../score/use-score.ts';
import { useIntent } from '../event-view/use-intent.ts';
import { eventCardAction, eventProgress } from '../slots.ts';
import styles from './event-mini-card.module.css';

/** The facts below a small card's title: the running clock, kick-off, or the day and the kind of a recording. */
function EventFacts({ view }: { view: EventView }) {
  const text = useText('content');
  const formats = useFormats();
  const now = useNow(60_000);
  if (view.status === 'live' || view.status === 'channel') {
    return (
      <CardMeta>
        <CardClock tone="live">{view.clock ? <LiveClock view={view} /> : text('status.live')}</CardClock>
        {getExternalText(view, text)}
      </CardMeta>
    );
  }
  const dayText = view.date !== undefined && formatShortDay(formats, view.date, now);
  if (view.status === 'upcoming')
    return (
      <CardMeta>
        {dayText && <span className="zoned">{`${dayText}, ${formats.time(view.date ?? now)}`}</span>}
        {getExternalText(view, text)}
      </CardMeta>
    );
  return (
    <CardMeta>
      {dayText}
      {getKindText(view, text)}
    </CardMeta>
  );
}

/**
 * An event on one line of a list: small picture with the score of a match, title, facts. The facts and the touchline
 * show that an event is live.
 */
export const EventMiniCard = memo(function EventMiniCard({ view }: { view: EventView }) {
  const intent = useIntent(view);
  const isLive = view.status === 'live';
  const cardRef = useRef<HTMLAnchorElement>(null);
  useLiveRoom(view, cardRef);
  const result = useScore(view);
  const score = view.kind === 'event' ? result : undefined;
  return (
    <div className={styles.row}>
      <Link ref={cardRef} className={styles.card} to={eventPath(view)} {...intent}>
        <span className={styles.art}>
          <EventImage view={view} />
          {score && (
            <span className={styles.score}>
              <CardScore score={score} className={styles.digits} />
            </span>
          )}
          <span className={styles.bottom}>
            <AccessLabel access={view.access} />
            {!isLive && view.status !== 'upcoming' && (
              <EventLength view={view}>{(length) => <Badge>{length}</Badge>}</EventLength>
            )}
          </span>
          {isLive && (
            <span className={styles.line}>
              <LiveTouchline view={view} />
            </span>
          )}
          {!isLive && <Slot of={eventProgress} props={{ event: view }} />}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            <EventTitle view={view} />
          </span>
          <EventFacts view={view} />
        </span>
      </Link>
      <Slot of={eventCardAction} props={{ event: view, display: 'mini' }} />
    </div>
  );
});
