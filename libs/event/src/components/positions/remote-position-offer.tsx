import { useFormats, useText } from '@touchline/i18n';
import { useRemoteState } from '@touchline/player/remote';
import { Button, IconPlay } from '@touchline/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { minPositionSeconds, positionStore } from '../../state/positions/position-store.ts';
import styles from './resume-notice.module.css';

export interface RemotePositionOfferProps {
  /** Id of the video. */
  video: string;
  viewer: string;
  /** Continues at a position, in seconds. */
  onResume: (seconds: number) => void;
}

/**
 * Offers the position of another device that arrived after the video began at its start. The offer ends after some
 * seconds of playback here.
 */
export function RemotePositionOffer({ video, viewer, onResume }: RemotePositionOfferProps) {
  const text = useText('event');
  const formats = useFormats();
  const seconds = useSyncExternalStore(
    positionStore.subscribe,
    () => positionStore.get(viewer, video)?.seconds,
    () => undefined,
  );
  const isAtStart = useRemoteState((state) => state !== null && state.position < minPositionSeconds);
  const [wasOfferShown, setWasOfferShown] = useState(false);
  const [isOver, setIsOver] = useState(false);
  if (isAtStart && !wasOfferShown) setWasOfferShown(true);
  if (wasOfferShown && !isAtStart && !isOver) setIsOver(true);
  if (seconds === undefined || isOver || !isAtStart) return null;
  return (
    <div className={styles.notice} role="status">
      <Button size="s" variant="glass" icon={<IconPlay size="s" />} onClick={() => onResume(seconds)}>
        {text('everywhere.position.resume', { time: formats.duration(seconds) })}
      </Button>
    </div>
  );
}
