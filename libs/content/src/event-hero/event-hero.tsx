import { Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, HeroFrame, IconPlay } from '@touchline/ui-kit';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { AccessLabel } from '../event-card/access-label.tsx';
import { EventImage } from '../event-card/event-image.tsx';
import { eventPath } from '../event-view/event-path.ts';
import type { EventView } from '../event-view/event-view.ts';
import { useLiveRoom } from '../live/use-live-room.ts';
import { useIntent } from '../intent/use-intent.ts';
import { eventCardAction } from '../slots.ts';
import styles from './event-hero.module.css';
import { HeroBoard } from './hero-board.tsx';
import { HeroLine, getHeroLineLabels } from './hero-line.tsx';
import { HeroStatus } from './hero-status.tsx';

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
  const actions = useRef<HTMLSpanElement>(null);
  useLiveRoom(view, actions);
  return (
    <HeroFrame
      label={text('hero.label')}
      art={<EventImage view={view} large priority />}
      tint={view.teams?.[0].color}
      status={<HeroStatus view={view} />}
      board={<HeroBoard view={view} />}
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
