import type { EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { useRemoteState } from '@touchline/player/remote';
import { Button, IconButton, IconPlay, IconX } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import type { RemotePlayback, StoppedPlayback } from './device-sync.ts';
import { RemotePosition } from './remote-position.tsx';
import styles from './picture-notice.module.css';
import { useStoppedText, useDeviceText } from './use-device-text.ts';

/** Milliseconds over a playing video: long enough to read the notice. The viewer may watch on two devices on purpose. */
const noticeDisplayMs = 20_000;

export interface PictureNoticeProps {
  view: EventView;
  /** The reason for the pause here; null while the video plays in both places. */
  stoppedPlayback: StoppedPlayback | null;
  /** The other device; undefined if it is no longer known. */
  remotePlayback: RemotePlayback | undefined;
  onContinue: () => void;
  onDismiss: () => void;
}

/**
 * A notice over the video: the other device, a button to continue here and one to dismiss. Over a playing video it
 * disappears after a while. A status region announces it once, although the other position keeps changing.
 */
export function PictureNotice({ view, stoppedPlayback, remotePlayback, onContinue, onDismiss }: PictureNoticeProps) {
  const text = useText('event');
  const getDeviceText = useDeviceText();
  const stoppedText = useStoppedText();
  const isPlaying = useRemoteState((state) => state?.status === 'playing');
  const [isInUse, setIsInUse] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const isLasting = stoppedPlayback !== null || !isPlaying || isInUse;
  useEffect(() => {
    if (isLasting) return undefined;
    const timer = setTimeout(() => setIsOver(true), noticeDisplayMs);
    return () => clearTimeout(timer);
  }, [isLasting]);
  if (isOver) return null;
  return (
    <div
      className={styles.notice}
      onFocus={() => setIsInUse(true)}
      onBlur={() => setIsInUse(false)}
      onPointerEnter={() => setIsInUse(true)}
      onPointerLeave={() => setIsInUse(false)}
    >
      <p className={styles.words}>
        <span role="status">
          {stoppedPlayback ? stoppedText(stoppedPlayback) : remotePlayback && getDeviceText(remotePlayback)}
        </span>{' '}
        {remotePlayback && stoppedPlayback?.cause !== 'tab' && (
          <RemotePosition remotePlayback={remotePlayback} view={view} className={styles.place} />
        )}
      </p>
      <span className={styles.actions}>
        <Button size="s" variant="glass" icon={<IconPlay size="s" />} onClick={onContinue}>
          {text('moves.goOn')}
        </Button>
        <IconButton label={text('moves.dismiss')} onClick={onDismiss}>
          <IconX />
        </IconButton>
      </span>
    </div>
  );
}
