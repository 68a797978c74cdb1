import type { EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Button, IconButton, IconPlay, IconX } from '@touchline/ui-kit';
import type { RemotePlayback, StoppedPlayback } from '../../state/cross-device/device-sync.ts';
import { RemotePosition, useStoppedText, useDeviceText } from './device-text.tsx';
import styles from './picture-notice.module.css';

export interface PictureNoticeProps {
  view: EventView;
  /** Why the video paused on this device; null if the viewer has not started it or has paused it. */
  stoppedPlayback: StoppedPlayback | null;
  /** The playback of the other device; undefined if that device is no longer known. */
  remotePlayback: RemotePlayback | undefined;
  onContinue: () => void;
  onDismiss: () => void;
}

/**
 * A notice over the video: the other device, a button to continue here and one to dismiss. A status region announces it
 * once, although the other position keeps changing.
 */
export function PictureNotice({ view, stoppedPlayback, remotePlayback, onContinue, onDismiss }: PictureNoticeProps) {
  const text = useText('event');
  const getDeviceText = useDeviceText();
  const stoppedText = useStoppedText();
  return (
    <div className={styles.notice}>
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
