import { useFormats, useText } from '@touchline/i18n';
import { useRemoteState } from '@touchline/player/remote';
import { Button, IconPlay } from '@touchline/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { least, positionStore } from './position-store.ts';
import styles from './resume-notice.module.css';

export interface FurtherElsewhereProps {
  /** Its id. */
  video: string;
  viewer: string;
  /** Goes on from there, in seconds. */
  onResume: (at: number) => void;
}

/**
 * Over a video that began at its start: offers the place where its viewer had left it on another device, which came too late to begin there. Once
 * they have seen enough here, this is where it goes on.
 */
export function FurtherElsewhere({ video, viewer, onResume }: FurtherElsewhereProps) {
  const text = useText('event');
  const formats = useFormats();
  const at = useSyncExternalStore(
    positionStore.subscribe,
    () => positionStore.get(viewer, video)?.seconds,
    () => undefined,
  );
  const isAtStart = useRemoteState((state) => state !== null && state.position < least);
  const [wasThere, setThere] = useState(false);
  const [isOver, setOver] = useState(false);
  if (isAtStart && !wasThere) setThere(true);
  if (wasThere && !isAtStart && !isOver) setOver(true);
  if (at === undefined || isOver || !isAtStart) return null;
  return (
    <div className={styles.notice} role="status">
      <Button size="s" variant="glass" icon={<IconPlay size="s" />} onClick={() => onResume(at)}>
        {text('everywhere.position.resume', { time: formats.duration(at) })}
      </Button>
    </div>
  );
}
