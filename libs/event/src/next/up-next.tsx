import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { eventPath, EventTitle, type EventView, useEventViews, useOnScreen } from '@touchline/content';
import { useFailedPart, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconPlay, IconRotateCcw } from '@touchline/ui-kit';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { autoplayNext } from './autoplay-next.ts';
import { nextQuery } from './next-query.ts';
import { NextSwitch } from './next-switch.tsx';
import styles from './up-next.module.css';

export interface UpNextProps {
  view: EventView;
  /** Replays the ended video. */
  onAgain: () => void;
}

/** Seconds, long enough to read a title and to cancel. */
const countdownSeconds = 8;

/** Whether the video plays at once when its page opens, and has an end. */
const isPlayable = ({ availability, status, streamError }: EventView): boolean =>
  availability === 'available' && (status === 'archived' || status === 'vod' || status === 'live') && !streamError;

/**
 * The next video over an ended one. After a clip or highlight it starts after a visible countdown, unless the viewer
 * has turned that off. Another match waits for a press, because it is long.
 */
export function UpNext({ view, onAgain }: UpNextProps) {
  const text = useText('event');
  const toView = useEventViews();
  const viewer = useViewer();
  const { data } = useQuery({ ...nextQuery(useApi(), view, viewer?.id ?? null), enabled: viewer !== undefined });
  // The shelf of the viewer's own clips logs a failure under the same name.
  useFailedPart(view.kind, view.id, data?.failed.own);
  useFailedPart('highlights', view.id, data?.failed.highlights);
  useFailedPart('related', view.id, data?.failed.related);
  const next = data?.entries.map(toView).find(isPlayable);
  const again = (
    <Button variant="glass" icon={<IconRotateCcw />} onClick={onAgain}>
      {text('next.again')}
    </Button>
  );
  if (!next) return <div className={styles.card}>{again}</div>;
  return (
    <div className={styles.card}>
      <p className={styles.label}>{text('next.title')}</p>
      <p className={styles.title} role="status">
        <EventTitle view={next} />
      </p>
      <Countdown key={next.id} next={next} again={again} mayCount={view.kind !== 'event'} />
    </div>
  );
}

interface CountdownProps {
  next: EventView;
  again: ReactNode;
  /** Whether the next video may start automatically. */
  mayCount: boolean;
}

function Countdown({ next, again, mayCount }: CountdownProps) {
  const text = useText('event');
  const navigate = useNavigate();
  const isAllowed = autoplayNext.use();
  const [isCancelled, cancel] = useState(false);
  const [left, setLeft] = useState(countdownSeconds);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(place, { margin: '0px', before: true });
  const counts = mayCount && isAllowed && !isCancelled;
  const query = next.kind === 'event' ? '' : `?media_type=${next.kind}`;
  const play = () => void navigate(eventPath(next) + query);
  const playNext = useEffectEvent(play);
  useEffect(() => {
    if (!counts || !isSeen) return undefined;
    // In a hidden tab the countdown pauses.
    const timer = setInterval(() => !document.hidden && setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [counts, isSeen]);
  // Turning the switch on again restarts the countdown.
  const [wasAllowed, setWasAllowed] = useState(isAllowed);
  if (wasAllowed !== isAllowed) {
    setWasAllowed(isAllowed);
    setLeft(countdownSeconds);
    cancel(false);
  }
  const isDue = counts && left <= 0;
  useEffect(() => {
    if (isDue) playNext();
  }, [isDue]);

  return (
    <>
      {/* The status above is announced once. An announcement each second would interrupt it. */}
      <p className={styles.seconds} aria-live="off" hidden={!counts}>
        {text('next.in', { seconds: left })}
      </p>
      <div ref={place} className={styles.actions}>
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
      {mayCount && <NextSwitch className={styles.switch} />}
    </>
  );
}
