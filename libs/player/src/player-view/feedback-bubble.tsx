import { useFormats, useText } from '@touchline/i18n';
import {
  IconGauge,
  IconPause,
  IconPlay,
  IconRotateCcw,
  IconRotateCw,
  IconVolume1,
  IconVolume2,
  IconVolumeX,
} from '../controls/icons.ts';
import { usePlayerState } from '../controls/player-context.ts';
import styles from './feedback-bubble.module.css';
import type { Feedback } from './feedback.ts';

function SkipBubble({ seconds }: { seconds: number }) {
  const formats = useFormats();
  return (
    <>
      {seconds < 0 ? <IconRotateCcw /> : <IconRotateCw />}
      {formats.number(Math.abs(seconds), { style: 'unit', unit: 'second', unitDisplay: 'short' })}
    </>
  );
}

function VolumeBubble() {
  const t = useText('player');
  const level = usePlayerState((state) => (state.muted ? 0 : state.volume));
  const Icon = level === 0 ? IconVolumeX : level < 0.5 ? IconVolume1 : IconVolume2;
  return (
    <>
      <Icon />
      {level === 0 ? t('announce.muted') : t('percent', { percent: Math.round(level * 100) })}
    </>
  );
}

function SpeedBubble() {
  const formats = useFormats();
  const rate = usePlayerState((state) => state.rate);
  return (
    <>
      <IconGauge />
      {`${formats.number(rate)}×`}
    </>
  );
}

function PlayBubble() {
  const isPaused = usePlayerState((state) => state.paused);
  return isPaused ? <IconPause size="l" filled /> : <IconPlay size="l" filled />;
}

/**
 * Shows the effect of a key or a tap on the picture, from the current state of the video. It is hidden from screen
 * readers, which have the announcer.
 */
export function FeedbackBubble({ feedback }: { feedback: Feedback }) {
  return (
    <span className={styles.bubble} data-feedback={feedback.kind} aria-hidden="true">
      {feedback.kind === 'skip' && <SkipBubble seconds={feedback.seconds} />}
      {feedback.kind === 'volume' && <VolumeBubble />}
      {feedback.kind === 'speed' && <SpeedBubble />}
      {feedback.kind === 'play' && <PlayBubble />}
    </span>
  );
}
