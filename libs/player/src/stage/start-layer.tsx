import { useText } from '@touchline/i18n';
import { Spinner } from '@touchline/ui-kit';
import { useState } from 'react';
import { IconPlay, IconVolumeX } from '../controls/icons.ts';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';
import { isAwaited } from '../store/player-state.ts';
import styles from './start-layer.module.css';

/** A mouse clicks and a finger taps. */
const soundText = (): string => (matchMedia('(pointer: coarse)').matches ? 'tapForSound' : 'clickForSound');

function SoundOffer() {
  const t = useText('player');
  const { request } = usePlayer();
  const [text] = useState(soundText);
  return (
    <button type="button" className={styles.sound} onClick={() => request({ type: 'mute', muted: false })}>
      <IconVolumeX />
      {t(text)}
    </button>
  );
}

/** What lies over the picture before and between: the big play button, a spinner, an offer of sound. */
export function StartLayer() {
  const t = useText('player');
  const { request } = usePlayer();
  const waitsForPress = usePlayerState(
    (state) => state.problem === null && (state.autoplay === 'blocked' || state.phase === 'idle') && state.paused,
  );
  const loads = usePlayerState(isAwaited);
  const reconnects = usePlayerState((state) => state.recovering && state.firstFrame);
  const silent = usePlayerState(
    (state) => state.problem === null && state.autoplay === 'muted' && state.muted && !state.paused,
  );
  if (waitsForPress) {
    return (
      <button type="button" className={styles.play} aria-label={t('playBig')} onClick={() => request({ type: 'play' })}>
        <IconPlay size="l" filled />
      </button>
    );
  }
  return (
    <>
      {loads && (
        <span className={styles.spinner}>
          {/* Silent: the announcer says it, where it takes long. */}
          <Spinner size="l" />
          {reconnects && t('reconnecting')}
        </span>
      )}
      {silent && <SoundOffer />}
    </>
  );
}
