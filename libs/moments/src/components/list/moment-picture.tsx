import { useOnScreen } from '@touchline/content';
import { Still } from '@touchline/player/remote';
import { useRef, useState } from 'react';
import type { Moment } from '../../api/moment.ts';
import styles from './moment-row.module.css';

/** How far from the screen a picture loads. */
const loadMargin = '300px';

/** The picture of a moment. It loads near the screen, and its box has the picture's size before. */
export function MomentPicture({ moment: { start } }: { moment: Pick<Moment, 'start'> }) {
  const boxRef = useRef<HTMLSpanElement>(null);
  const isNear = useOnScreen(boxRef, { margin: loadMargin });
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return (
    <span ref={boxRef} className={styles.picture}>
      {wasNear && <Still second={start} />}
    </span>
  );
}
