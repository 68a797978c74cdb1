import type { EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { useRemoteState } from '@touchline/player/remote';
import { Button, IconButton, IconPlay, IconX } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import type { Elsewhere, Stopped } from './moves.ts';
import { Place } from './place.tsx';
import styles from './picture-notice.module.css';
import { useStoppedText, useWhereText } from './use-where-text.ts';

/** Milliseconds of a picture that plays: who watches on two devices on purpose has read it by then. */
const shown = 20_000;

export interface PictureNoticeProps {
  view: EventView;
  /** Why it stands still here; null where it only plays elsewhere, too. */
  stopped: Stopped | null;
  /** Where it plays; undefined where that is not known any more. */
  elsewhere: Elsewhere | undefined;
  onGoOn: () => void;
  onDismiss: () => void;
}

/** Over a picture: where else the video plays, the way to go on here, and a way not to. Said once, whatever time goes by there; of a picture that plays it goes by itself. */
export function PictureNotice({ view, stopped, elsewhere, onGoOn, onDismiss }: PictureNoticeProps) {
  const text = useText('event');
  const whereText = useWhereText();
  const stoppedText = useStoppedText();
  const plays = useRemoteState((state) => state?.status === 'playing');
  const [isInUse, setInUse] = useState(false);
  const [isOver, setOver] = useState(false);
  const isLasting = stopped !== null || !plays || isInUse;
  useEffect(() => {
    if (isLasting) return undefined;
    const timer = setTimeout(() => setOver(true), shown);
    return () => clearTimeout(timer);
  }, [isLasting]);
  if (isOver) return null;
  return (
    <div
      className={styles.notice}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
      onPointerEnter={() => setInUse(true)}
      onPointerLeave={() => setInUse(false)}
    >
      <p className={styles.words}>
        <span role="status">{stopped ? stoppedText(stopped) : elsewhere && whereText(elsewhere)}</span>{' '}
        {elsewhere && stopped?.by !== 'tab' && <Place of={elsewhere} view={view} className={styles.place} />}
      </p>
      <span className={styles.actions}>
        <Button size="s" variant="glass" icon={<IconPlay size="s" />} onClick={onGoOn}>
          {text('moves.goOn')}
        </Button>
        <IconButton label={text('moves.dismiss')} onClick={onDismiss}>
          <IconX />
        </IconButton>
      </span>
    </div>
  );
}
