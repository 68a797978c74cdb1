import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { EventTitle, eventPath, eventQuery, useEventViews } from '@touchline/content';
import { useLaterTexts } from '@touchline/feature-kit';
import { takeRoomBelow, useTurn } from '@touchline/feature-kit/corner';
import { useLocale, useText } from '@touchline/i18n';
import { ButtonLink, IconButton, IconPlay, IconX } from '@touchline/ui-kit';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { arrivals } from '../player/arrivals.ts';
import { stageOf } from '../stage/stage-of.ts';
import { type Elsewhere, moves } from './moves.ts';
import styles from './offer-card.module.css';
import { Place } from './place.tsx';
import { placeOf } from './place-of.ts';
import { useWhereText } from './use-where-text.ts';

/** Whether a press opens the link in this tab. A link in a new tab takes no video over. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Offers to continue the video of another device here, if the viewer may watch it here. Reveals no score. */
export function OfferCard({ of }: { of: Elsewhere }) {
  useLaterTexts('event');
  const text = useText('event');
  const whereText = useWhereText();
  const { clock } = useLocale();
  const toView = useEventViews();
  const { data } = useQuery(eventQuery(useApi(), of.video));
  const view = data && toView(data);
  const mayWatch = view !== undefined && stageOf(view, { ended: false }, clock.read()).kind === 'player';
  const isTurn = useTurn('playback', mayWatch);
  if (!mayWatch || !isTurn) return null;
  const { safeTitle: title } = view;

  function take(event: MouseEvent): void {
    if (!view || !isPlain(event)) return;
    arrivals.expect({ video: of.video, startAt: placeOf(of, view, clock.read()), stream: of.stream });
    moves.take(of);
  }
  function dismiss(): void {
    moves.dismiss(of);
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  const query = view.kind === 'event' ? '' : `?media_type=${view.kind}`;
  return (
    <section ref={takeRoomBelow} className={styles.card} data-asks="" aria-label={text('moves.label')}>
      <div className={styles.words}>
        <p className={styles.title}>
          <EventTitle view={view} />
        </p>
        <p className={styles.where}>
          <span role="status">{whereText(of)}</span> <Place of={of} view={view} className={styles.place} />
        </p>
      </div>
      <IconButton label={text('moves.dismiss')} onClick={dismiss}>
        <IconX />
      </IconButton>
      <ButtonLink
        size="s"
        variant="neutral"
        block
        icon={<IconPlay size="s" />}
        className={styles.go}
        render={(link) => (
          <Link {...link} to={eventPath(view) + query} onClick={take} aria-label={text('moves.goOnWith', { title })} />
        )}
      >
        {text('moves.goOn')}
      </ButtonLink>
    </section>
  );
}
