import { Slot } from '@touchline/feature-kit';
import { useText, type Translate } from '@touchline/i18n';
import { ButtonLink, HeroFrame, IconPlay, Touchline } from '@touchline/ui-kit';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { AccessLabel } from '../event-card/access-label.tsx';
import { EventImage } from '../event-card/event-image.tsx';
import { eventPath } from '../event-view/event-path.ts';
import type { EventView } from '../event-view/event-view.ts';
import { useLiveRoom } from '../live/use-live-room.ts';
import { useIntent } from '../event-view/use-intent.ts';
import { eventCardAction } from '../slots.ts';
import styles from './event-hero.module.css';
import { HeroBoard } from './hero-board.tsx';
import { useLastGoal } from './use-last-goal.tsx';
import { HeroStatus } from './hero-status.tsx';
import { LiveTouchline } from '../match-clock/live-touchline.tsx';
import { getPeriodNames } from '../match-clock/period-names.ts';

/** Whether this viewer can watch the event now. */
const isPlayable = ({ status, availability, streamError }: EventView): boolean =>
  status !== 'upcoming' && availability === 'available' && !streamError;

const getActionText = (view: EventView): string => {
  if (!isPlayable(view)) return 'hero.open';
  return view.status === 'live' ? 'hero.watchLive' : 'hero.watch';
};

/** A page's large first event, in its current state. */
export function EventHero({ view }: { view: EventView }) {
  const text = useText('content');
  const intent = useIntent(view);
  const lastGoal = useLastGoal(view);
  const actions = useRef<HTMLSpanElement>(null);
  useLiveRoom(view, actions);
  return (
    <HeroFrame
      label={text('hero.label')}
      art={<EventImage view={view} large priority />}
      tint={view.teams?.[0].color}
      status={<HeroStatus view={view} />}
      board={<HeroBoard view={view} />}
      last={lastGoal}
      actions={
        <>
          <ButtonLink
            variant="brand"
            size="l"
            icon={view.status !== 'upcoming' && !view.streamError && <IconPlay size="s" filled />}
            render={(link) => <Link to={eventPath(view)} {...link} {...intent} />}
          >
            <span ref={actions}>{text(getActionText(view))}</span>
          </ButtonLink>
          <span className={styles.beside}>
            <Slot of={eventCardAction} props={{ event: view, display: 'hero' }} />
          </span>
          <AccessLabel access={view.access} />
        </>
      }
      line={<HeroLine view={view} />}
      lineLabels={getHeroLineLabels(view, text)}
    />
  );
}

/** The hero's touchline: red up to now for a live match, dashed before the start, absent for a recording. */
function HeroLine({ view }: { view: EventView }) {
  if (view.status === 'live') return <LiveTouchline view={view} size="l" />;
  return view.status === 'upcoming' ? <Touchline variant="upcoming" size="l" /> : null;
}

/**
 * The names of the periods under the line of a live match with a clock, and its end: `60:00`.
 * @param text of the namespace content
 */
function getHeroLineLabels({ status, sport, clock }: EventView, text: Translate): readonly string[] | undefined {
  return status === 'live' && clock ? getPeriodNames(sport, text) : undefined;
}
