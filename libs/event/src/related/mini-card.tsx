import {
  AccessLabel,
  eventPath,
  EventImage,
  EventTitle,
  type EventView,
  kindText,
  LiveClock,
  LiveTouchline,
  ScoreVeil,
  shortDay,
  useIntent,
  useLiveRoom,
  useScore,
} from '@touchline/content';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Badge, CardClock, CardMeta, SlashScore } from '@touchline/ui-kit';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './mini-card.module.css';

/** What a small card says below its title: the running clock, kick-off, or when and what it was. */
function Facts({ view }: { view: EventView }) {
  const text = useText('content');
  const formats = useFormats();
  const now = useNow(60_000);
  if (view.status === 'live' || view.status === 'channel') {
    return (
      <CardMeta>
        <CardClock tone="live">{view.clock ? <LiveClock view={view} /> : text('status.live')}</CardClock>
      </CardMeta>
    );
  }
  const day = view.date !== undefined && shortDay(formats, view.date, now);
  if (view.status === 'upcoming') return <CardMeta>{day && `${day}, ${formats.time(view.date ?? now)}`}</CardMeta>;
  return (
    <CardMeta>
      {day}
      {kindText(view, text)}
    </CardMeta>
  );
}

/** An event in one line of a list: small picture with the score of a match, title, facts. A live one says so in its facts and its line. */
export const MiniCard = memo(function MiniCard({ view }: { view: EventView }) {
  const formats = useFormats();
  const intent = useIntent(view);
  const live = view.status === 'live';
  const card = useRef<HTMLAnchorElement>(null);
  useLiveRoom(view, card);
  const result = useScore(view);
  const score = view.kind === 'event' ? result : undefined;
  const length = view.status !== 'live' && view.status !== 'upcoming' ? view.duration : undefined;
  return (
    <Link ref={card} className={styles.card} to={eventPath(view)} {...intent}>
      <span className={styles.art}>
        <EventImage view={view} />
        {score && (
          <span className={styles.score}>
            <ScoreVeil tells={!score.hidden}>
              <SlashScore home={score.home} away={score.away} label={score.spoken} className={styles.digits} />
            </ScoreVeil>
          </span>
        )}
        <span className={styles.bottom}>
          <AccessLabel access={view.access} />
          {length !== undefined && <Badge>{formats.duration(length)}</Badge>}
        </span>
        {live && (
          <span className={styles.line}>
            <LiveTouchline view={view} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <EventTitle view={view} />
        </span>
        <Facts view={view} />
      </span>
    </Link>
  );
});
