import { AccessLabel, EventImage, eventPath, type EventView, useIntent, useLiveRoom } from '@touchline/content';
import { eventCardAction, Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, HeroFrame, IconPlay } from '@touchline/ui-kit';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { HeroBoard } from './hero-board.tsx';
import { HeroLine, heroLineLabels } from './hero-line.tsx';
import { HeroStatus } from './hero-status.tsx';

const actionOf = ({ status, availability }: EventView): string => {
  if (status === 'upcoming') return 'hero.open';
  if (status === 'live') return availability === 'available' ? 'hero.watchLive' : 'hero.open';
  return availability === 'available' ? 'hero.watch' : 'hero.open';
};

/** The opening of home: one event, large, in the state it is in. */
export function HomeHero({ view }: { view: EventView }) {
  const text = useText('catalog');
  const content = useText('content');
  const intent = useIntent(view);
  const { id, status } = view;
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
            icon={status !== 'upcoming' && <IconPlay size="s" filled />}
            render={(link) => <Link to={eventPath(view)} {...link} {...intent} />}
          >
            <span ref={actions}>{text(actionOf(view))}</span>
          </ButtonLink>
          {status === 'upcoming' && (
            <Slot of={eventCardAction} props={{ eventId: id, status, title: view.safeTitle }} />
          )}
          <AccessLabel access={view.access} />
        </>
      }
      line={<HeroLine view={view} />}
      lineLabels={heroLineLabels(view, content)}
    />
  );
}
