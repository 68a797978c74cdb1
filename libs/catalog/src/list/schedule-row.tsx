import {
  AccessLabel,
  Crest,
  eventPath,
  EventTitle,
  LiveClock,
  placeText,
  startText,
  useIntent,
  useLiveRoom,
  type EventView,
} from '@touchline/content';
import { eventCardAction, Slot } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { LivePill } from '@touchline/ui-kit';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './schedule-row.module.css';

/** A match of the schedule on one line: when, who, where it belongs, and what stands before it. One link. */
export const ScheduleRow = memo(function ScheduleRow({ view }: { view: EventView }) {
  const content = useText('content');
  const formats = useFormats();
  const now = useNow(30_000);
  const row = useRef<HTMLLIElement>(null);
  const intent = useIntent(view);
  const { id, status, date, teams } = view;
  const live = status === 'live';
  useLiveRoom(view, row);
  const place = placeText(view, content);
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.when}>
        <span className={`display num ${styles.time}`}>{date !== undefined && formats.time(date)}</span>
        <span className={styles.soon} data-live={live || undefined} data-over={status === 'archived' || undefined}>
          {live && <LiveClock view={view} />}
          {status === 'upcoming' && startText(view, now, formats, content)}
          {status === 'archived' && content('clock.over')}
        </span>
      </div>
      <h3 className={styles.who}>
        <Link to={eventPath(view)} className={styles.link} {...intent}>
          {teams ? (
            <>
              <span className={styles.team}>
                <Crest team={teams[0]} size={32} />
                {teams[0].name}
              </span>
              <span className={styles.versus}>{content('score.versus')}</span>
              <span className={styles.team}>
                <Crest team={teams[1]} size={32} />
                {teams[1].name}
              </span>
            </>
          ) : (
            <EventTitle view={view} />
          )}
        </Link>
      </h3>
      <div className={styles.foot}>
        <div className={styles.place}>
          {place && <b>{place}</b>}
          {view.category && view.category.title !== place && <span>{view.category.title}</span>}
        </div>
        <AccessLabel access={view.access} onPage />
      </div>
      <div className={styles.tail}>
        {live && <LivePill>{content('status.live')}</LivePill>}
        {status === 'upcoming' && <Slot of={eventCardAction} props={{ eventId: id, status, title: view.safeTitle }} />}
      </div>
    </li>
  );
});
