import { useText } from '@touchline/i18n';
import { useEffect, useRef, useState } from 'react';
import { IconVolumeX } from '../controls/icons.ts';
import { usePlayer } from '../controls/player-context.ts';
import styles from './start-layer.module.css';

/** The text says "click" for a mouse and "tap" for a finger. */
const getSoundTextKey = (): string => (matchMedia('(pointer: coarse)').matches ? 'tapForSound' : 'clickForSound');

/** Milliseconds after which the offer leaves the picture. The bar's button stays. */
export const offerMs = 5000;

/** Offers to unmute a video that the browser has muted. */
export function SoundOffer() {
  const t = useText('player');
  const { request } = usePlayer();
  const [text] = useState(getSoundTextKey);
  const [isOver, setIsOver] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      // A button under the pointer or with the focus must not disappear.
      if (!button.current?.matches(':hover, :focus')) setIsOver(true);
    }, offerMs);
    return () => clearInterval(timer);
  }, []);
  if (isOver) return null;
  return (
    <button
      ref={button}
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
