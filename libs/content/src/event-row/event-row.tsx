import { Slot } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { coverLink, joinClasses, LivePill, VisuallyHidden } from '@touchline/ui-kit';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Crest } from '../crest/crest.tsx';
import { AccessLabel } from '../event-card/access-label.tsx';
import { getExternalText } from '../event-card/kind-text.ts';
import { getCompetitionText } from '../event-card/get-competition-text.ts';
import { getStartText } from '../event-card/start-text.ts';
import { eventPath } from '../event-view/event-path.ts';
import type { EventView } from '../event-view/event-view.ts';
import { useLiveRoom } from '../live/use-live-room.ts';
import { LiveClock } from '../match-clock/live-clock.tsx';
import { EventTitle } from '../score/event-title.tsx';
import { ScoreVeil } from '../score/score-veil.tsx';
import { useScore } from '../score/use-score.ts';
import { useTitleDirection } from '../score/use-title-direction.ts';
import { useIntent } from '../event-view/use-intent.ts';
import { eventCardAction } from '../slots.ts';
import styles from './event-row.module.css';

export interface EventRowProps {
  view: EventView;
  /** `div` if the list draws its own `li` around the row. */
  as?: 'li' | 'div' | undefined;
}

/** An event on one line of a schedule: time, sides, league and category, access. One link. */
export const EventRow = memo(function EventRow({ view, as: Line = 'li' }: EventRowProps) {
  const text = useText('content');
  const formats = useFormats();
  const now = useNow(30_000);
  const row = useRef<HTMLElement>(null);
  const intent = useIntent(view);
  const { status, date, teams } = view;
  const isLive = status === 'live';
  const score = useScore(view);
  const direction = useTitleDirection();
  useLiveRoom(view, row);
  const competition = getCompetitionText(view, text);
  const externalText = getExternalText(view, text);
  return (
    <Line ref={(element: HTMLElement | null) => void (row.current = element)} className={styles.row}>
      <div className={styles.line}>
        <div className={styles.when}>
          <span className={`display num zoned ${styles.time}`}>{date !== undefined && formats.time(date)}</span>
          <span className={styles.soon} data-live={isLive || undefined} data-over={status === 'archived' || undefined}>
            {isLive && <LiveClock view={view} />}
            {status === 'upcoming' && getStartText(view, now, formats, text)}
            {status === 'archived' && text('clock.over')}
          </span>
        </div>
        <h3 className={styles.who}>
          <Link to={eventPath(view)} className={joinClasses(coverLink, styles.link)} {...intent}>
            {teams ? (
              <>
                <span className={styles.team}>
                  <Crest team={teams[0]} size={32} />
                  {teams[0].name}
                </span>
                <span className={styles.versus}>{text('score.versus')}</span>
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
            {competition && <b>{competition}</b>}
            {view.league && view.category && view.category.title !== competition && <span>{view.category.title}</span>}
            {externalText !== undefined && <span>{externalText}</span>}
          </div>
          <AccessLabel access={view.access} isOnPage />
        </div>
        <div className={styles.tail}>
          {score && (
            <span>
              <ScoreVeil canReveal={score.canReveal}>
                <VisuallyHidden>{score.sentence}</VisuallyHidden>
                <span aria-hidden="true" className={`display num ${styles.score}`} dir={direction}>
                  {`${score.home}–${score.away}`}
                </span>
              </ScoreVeil>
            </span>
          )}
          {isLive && <LivePill>{text('status.live')}</LivePill>}
          <Slot of={eventCardAction} props={{ event: view, display: 'row' }} />
        </div>
      </div>
    </Line>
  );
});
