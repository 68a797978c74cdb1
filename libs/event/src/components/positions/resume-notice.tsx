import { useFormats, useText } from '@touchline/i18n';
import { useRemoteState } from '@touchline/player/remote';
import { Button, IconRotateCcw } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import styles from './resume-notice.module.css';

/**
 * Milliseconds over a playing video: long enough to read two lines and to press. Later the viewer can use the seek bar.
 */
const noticeDisplayMs = 12_000;

export interface ResumeNoticeProps {
  /** The resumed position, in seconds. */
  seconds: number;
  /** Plays the video from the start. */
  onStart: () => void;
}

/** Shows the resumed position and offers to start over, for the first seconds of playback. */
export function ResumeNotice({ seconds, onStart }: ResumeNoticeProps) {
  const text = useText('event');
  const formats = useFormats();
  const isPlayerMounted = useRemoteState((state) => state !== null);
  const isPlaying = useRemoteState((state) => state?.status === 'playing');
  const [isOver, setIsOver] = useState(false);
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    if (!isPlaying || isInUse) return undefined;
    const timer = setTimeout(() => setIsOver(true), noticeDisplayMs);
    return () => clearTimeout(timer);
  }, [isPlaying, isInUse]);
  if (isOver || !isPlayerMounted) return null;
  return (
    <div
      className={styles.notice}
      onFocus={() => setIsInUse(true)}
      onBlur={() => setIsInUse(false)}
      onPointerEnter={() => setIsInUse(true)}
      onPointerLeave={() => setIsInUse(false)}
    >
      <p className={styles.words} role="status">
        {text('resume.from', { time: formats.duration(seconds) })}
      </p>
      <Button
        size="s"
        variant="glass"
        icon={<IconRotateCcw size="s" />}
        onClick={() => {
          setIsOver(true);
          onStart();
        }}
      >
        {text('resume.start')}
      </Button>
    </div>
  );
}
