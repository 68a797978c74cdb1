import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { EventTitle, eventPath, eventQuery, useEventViews } from '@touchline/content';
import { useLazyTexts } from '@touchline/feature-kit';
import { reserveBottomSpace, usePromptTurn } from '@touchline/feature-kit/corner';
import { useLocale, useText } from '@touchline/i18n';
import { ButtonLink, IconButton, IconPlay, IconX } from '@touchline/ui-kit';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { expectedArrivals } from '../../state/tab-video/arrivals.ts';
import { getPlayerAreaState } from '../../state/watch/get-player-area-state.ts';
import { type RemotePlayback, deviceSync, getCurrentSeconds } from '../../state/cross-device/device-sync.ts';
import styles from './offer-card.module.css';
import { RemotePosition, useDeviceText } from './device-text.tsx';

/** Whether a press opens the link in this tab. A link in a new tab leaves the video on the other device. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Offers to continue the video of another device here, if the viewer may watch it. Reveals no score. */
export function OfferCard({ remotePlayback }: { remotePlayback: RemotePlayback }) {
  useLazyTexts('event');
  const text = useText('event');
  const getDeviceText = useDeviceText();
  const { clock } = useLocale();
  const toView = useEventViews();
  const { data } = useQuery(eventQuery(useApi(), remotePlayback.video));
  const view = data && toView(data);
  const mayWatch = view !== undefined && getPlayerAreaState(view, { hasEnded: false }, clock.read()).kind === 'player';
  const isPromptTurn = usePromptTurn('playback', 2, mayWatch);
  if (!mayWatch || !isPromptTurn) return null;
  const { safeTitle: title } = view;

  function takeOverPlayback(event: MouseEvent): void {
    if (!view || !isPlainClick(event)) return;
    expectedArrivals.expectArrival({
      video: remotePlayback.video,
      startAt: getCurrentSeconds(remotePlayback, view, clock.read()),
      stream: remotePlayback.stream,
    });
    deviceSync.takeOver(remotePlayback);
  }
  function dismiss(): void {
    deviceSync.dismiss(remotePlayback);
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  const query = view.kind === 'event' ? '' : `?media_type=${view.kind}`;
  return (
    <section ref={reserveBottomSpace} className={styles.card} data-asks="" aria-label={text('moves.label')}>
      <div className={styles.words}>
        <p className={styles.title}>
          <EventTitle view={view} />
        </p>
        <p className={styles.where}>
          <span role="status">{getDeviceText(remotePlayback)}</span>{' '}
          <RemotePosition remotePlayback={remotePlayback} view={view} className={styles.place} />
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
          <Link
            {...link}
            to={eventPath(view) + query}
            onClick={takeOverPlayback}
            aria-label={text('moves.goOnWith', { title })}
          />
        )}
      >
        {text('moves.goOn')}
      </ButtonLink>
    </section>
  );
}
