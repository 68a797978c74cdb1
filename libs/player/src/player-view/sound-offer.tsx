import { useText } from '@touchline/i18n';
import { useState } from 'react';
import { IconVolumeX } from '../controls/icons.ts';
import { usePlayer } from '../controls/player-context.ts';
import styles from './start-layer.module.css';

/** The text says "click" for a mouse and "tap" for a finger. */
const getSoundTextKey = (): string => (matchMedia('(pointer: coarse)').matches ? 'tapForSound' : 'clickForSound');

/** Offers to unmute a video that the browser has muted. */
export function SoundOffer() {
  const t = useText('player');
  const { request } = usePlayer();
  const [text] = useState(getSoundTextKey);
  return (
    <button
      type="button"
      className={styles.sound}
      data-sound-offer=""
      onClick={() => request({ type: 'mute', muted: false })}
    >
      <IconVolumeX />
      {t(text)}
    </button>
  );
}
