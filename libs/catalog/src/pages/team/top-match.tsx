import {
  Countdown,
  Crest,
  EventImage,
  eventCardAction,
  eventPath,
  EventTitle,
  type EventView,
  LiveClock,
  getCompetitionText,
  ScoreAnnouncer,
  ScoreVeil,
  useIntent,
  useLiveRoom,
  useScore,
  useTitleDirection,
} from '@touchline/content';
import { Slot } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { ButtonLink, IconPlay, LivePill, SlashScore } from '@touchline/ui-kit';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './top-match.module.css';

/** The team's match in large: upcoming with a countdown, live with score and clock, or ended with its result. */
export function TopMatch({ view }: { view: EventView }) {
  const content = useText('content');
  const text = useText('catalog');
  const formats = useFormats();
  const intentListeners = useIntent(view);
  const competition = getCompetitionText(view, content);
  const title = useRef<HTMLDivElement>(null);
  useLiveRoom(view, title);
  const direction = useTitleDirection();
  const { status, date, teams } = view;
  return (
    <article className={styles.match}>
      <div className={styles.art}>
        <EventImage view={view} large priority />
      </div>
      <div className={styles.inside}>
        <div className={styles.words} ref={title}>
          {teams && (
            <div className={styles.crests} dir={direction}>
              <Crest team={teams[0]} size={72} />
              <Crest team={teams[1]} size={72} />
            </div>
          )}
          <p className={styles.state}>
            {status === 'live' ? (
              <>
                <LivePill>{content('status.live')}</LivePill>
                <LiveClock view={view} form="long" />
              </>
            ) : (
              <span>{status === 'upcoming' ? text('entity.nextMatch') : content('clock.over')}</span>
            )}
            {competition && <bdi>{competition}</bdi>}
          </p>
          <h2 className={`display ${styles.title}`}>
            <EventTitle view={view} />
          </h2>
          {status === 'upcoming' && date !== undefined && (
            <p className={`zoned ${styles.when}`}>{formats.dateTime(date)}</p>
          )}
        </div>
        <div className={styles.end}>
          {status === 'upcoming' ? date !== undefined && <Countdown targetMs={date} /> : <Score view={view} />}
          <div className={styles.actions}>
            <ButtonLink
              variant={status === 'live' ? 'brand' : 'neutral'}
              icon={status !== 'upcoming' && <IconPlay size="s" filled />}
              render={(link) => <Link to={eventPath(view)} {...link} {...intentListeners} />}
            >
              {content(status === 'live' ? 'hero.watchLive' : status === 'upcoming' ? 'hero.open' : 'hero.watch')}
            </ButtonLink>
            <Slot of={eventCardAction} props={{ event: view, display: 'hero' }} />
          </div>
        </div>
      </div>
    </article>
  );
}

function Score({ view }: { view: EventView }) {
  const direction = useTitleDirection();
  const score = useScore(view);
  if (!score) return null;
  return (
    <>
      <ScoreVeil canReveal={score.canReveal}>
        <SlashScore look="bar" home={score.home} away={score.away} label={score.sentence} dir={direction} />
      </ScoreVeil>
      <ScoreAnnouncer score={view.status === 'live' ? score : undefined} />
    </>
  );
}
