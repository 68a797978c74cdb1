import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { EventImage, eventPath, EventTitle, type EventView, useEventViews, useOnScreen } from '@touchline/content';
import { useFailedPart, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconPlay, IconRotateCcw, LivePill } from '@touchline/ui-kit';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { autoplayNext } from '../../state/autoplay-next.ts';
import { nextQuery } from '../../api/next-query.ts';
import { isPlayable } from './is-playable.ts';
import { NextSwitch } from './next-switch.tsx';
import styles from './up-next.module.css';

export interface UpNextProps {
  view: EventView;
  /** Replays the ended video. */
  onWatchAgain: () => void;
}

/** Seconds, long enough to read a title and to cancel. */
const countdownSeconds = 8;

/**
 * The next video over an ended one. After a clip or highlight it starts after a visible countdown, unless the viewer
 * has turned that off. Another match waits for a press, because it is long.
 */
export function UpNext({ view, onWatchAgain }: UpNextProps) {
  const text = useText('event');
  const content = useText('content');
  const toView = useEventViews();
  const viewer = useViewer();
  const { data } = useQuery({ ...nextQuery(useApi(), view, viewer?.id ?? null), enabled: viewer !== undefined });
  // The log keeps one failure per section. `PersonalClipShelf` uses the same section for this list.
  useFailedPart(view.kind, view.id, data?.failedLists.own);
  useFailedPart('highlights', view.id, data?.failedLists.highlights);
  useFailedPart('related', view.id, data?.failedLists.related);
  const nextVideo = data?.entries.map(toView).find(isPlayable);
  const replayButton = (
    <Button variant="glass" icon={<IconRotateCcw />} onClick={onWatchAgain}>
      {text('next.again')}
    </Button>
  );
  if (!nextVideo) return <div className={styles.card}>{replayButton}</div>;
  return (
    <div className={styles.card}>
      <p className={styles.label}>
        {text('next.title')}
        {nextVideo.status === 'live' && <LivePill>{content('status.live')}</LivePill>}
      </p>
      <div className={styles.video}>
        <span className={styles.art}>
          <EventImage view={nextVideo} />
        </span>
        <p className={styles.title} role="status">
          <EventTitle view={nextVideo} />
        </p>
      </div>
      <Countdown
        key={nextVideo.id}
        nextVideo={nextVideo}
        replayButton={replayButton}
        mayCount={view.kind !== 'event'}
      />
    </div>
  );
}

interface CountdownProps {
  nextVideo: EventView;
  replayButton: ReactNode;
  /** Whether the next video may start automatically. */
  mayCount: boolean;
}

function Countdown({ nextVideo, replayButton, mayCount }: CountdownProps) {
  const text = useText('event');
  const navigate = useNavigate();
  const isAllowed = autoplayNext.use();
  const [isCancelled, setIsCancelled] = useState(false);
  const [remainingSeconds, setRemainingSeconds] = useState(countdownSeconds);
  const cardRef = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(cardRef, { margin: '0px', isVisible: true });
  const isCountingDown = mayCount && isAllowed && !isCancelled;
  const query = nextVideo.kind === 'event' ? '' : `?media_type=${nextVideo.kind}`;
  const playNextVideo = () => void navigate(eventPath(nextVideo) + query);
  const playNext = useEffectEvent(playNextVideo);
  useEffect(() => {
    if (!isCountingDown || !isSeen) return undefined;
    // In a hidden tab the countdown pauses.
    const timer = setInterval(
      () => !document.hidden && setRemainingSeconds((previousSeconds) => previousSeconds - 1),
      1000,
    );
    return () => clearInterval(timer);
  }, [isCountingDown, isSeen]);
  // Turning the switch on again restarts the countdown.
  const [wasAllowed, setWasAllowed] = useState(isAllowed);
  if (wasAllowed !== isAllowed) {
    setWasAllowed(isAllowed);
    setRemainingSeconds(countdownSeconds);
    setIsCancelled(false);
  }
  const isCountdownOver = isCountingDown && remainingSeconds <= 0;
  useEffect(() => {
    if (isCountdownOver) playNext();
  }, [isCountdownOver]);

  return (
    <>
      {/* Screen readers announce the status above once. An announcement each second would interrupt it. */}
      <p className={styles.seconds} aria-live="off" hidden={!isCountingDown}>
        {text('next.in', { seconds: remainingSeconds })}
      </p>
      <div ref={cardRef} className={styles.actions}>
        <Button variant="brand" icon={<IconPlay filled />} onClick={playNextVideo}>
          {text('next.now')}
        </Button>
        {isCountingDown ? (
          <Button variant="glass" onClick={() => setIsCancelled(true)}>
            {text('next.cancel')}
          </Button>
        ) : (
          replayButton
        )}
      </div>
      {mayCount && <NextSwitch className={styles.switch} />}
    </>
  );
}
