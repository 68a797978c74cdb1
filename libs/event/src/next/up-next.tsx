import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { eventPath, EventTitle, type EventView, useEventViews } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconPlay, IconRotateCcw, Switch } from '@touchline/ui-kit';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextByItself } from './next-by-itself.ts';
import { nextQuery } from './next-query.ts';
import styles from './up-next.module.css';

export interface UpNextProps {
  view: EventView;
  /** Plays what has ended once more. */
  onAgain: () => void;
}

/** Long enough to read a title and to say no, in seconds. */
const countdown = 8;

/** What stands over a clip that has ended: the next one, which plays by itself where the viewer allows it. */
export function UpNext({ view, onAgain }: UpNextProps) {
  const text = useText('event');
  const toView = useEventViews();
  const viewer = useViewer();
  const { data } = useQuery({ ...nextQuery(useApi(), view, viewer?.id ?? null), enabled: viewer !== undefined });
  const next = data ? toView(data) : undefined;
  const again = (
    <Button variant="glass" icon={<IconRotateCcw />} onClick={onAgain}>
      {text('next.again')}
    </Button>
  );
  if (next?.availability !== 'available') return <div className={styles.card}>{again}</div>;
  return (
    <div className={styles.card}>
      <p className={styles.label}>{text('next.title')}</p>
      <p className={styles.title} role="status">
        <EventTitle view={next} />
      </p>
      <Countdown key={next.id} next={next} again={again} />
    </div>
  );
}

function Countdown({ next, again }: { next: EventView; again: ReactNode }) {
  const text = useText('event');
  const navigate = useNavigate();
  const [isAllowed, allow] = useState(nextByItself.get);
  const [isCancelled, cancel] = useState(false);
  const [left, setLeft] = useState(countdown);
  const counts = isAllowed && !isCancelled;
  const play = () => void navigate(`${eventPath(next)}?media_type=${next.kind}`);
  const playNext = useEffectEvent(play);
  useEffect(() => {
    if (!counts) return undefined;
    // Where nobody looks nothing goes on.
    const timer = setInterval(() => !document.hidden && setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [counts]);
  const isDue = counts && left <= 0;
  useEffect(() => {
    if (isDue) playNext();
  }, [isDue]);

  return (
    <>
      {/* A screen reader has heard the title; each second would talk over it. */}
      <p className={styles.seconds} aria-live="off" hidden={!counts}>
        {text('next.in', { seconds: left })}
      </p>
      <div className={styles.actions}>
        <Button variant="brand" icon={<IconPlay filled />} onClick={play}>
          {text('next.now')}
        </Button>
        {counts ? (
          <Button variant="glass" onClick={() => cancel(true)}>
            {text('next.cancel')}
          </Button>
        ) : (
          again
        )}
      </div>
      <Switch
        className={styles.switch}
        checked={isAllowed}
        onChange={(on) => {
          nextByItself.set(on);
          allow(on);
          setLeft(countdown);
          cancel(false);
        }}
      >
        {text('next.always')}
      </Switch>
    </>
  );
}
