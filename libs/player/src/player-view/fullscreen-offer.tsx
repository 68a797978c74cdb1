import { useText } from '@touchline/i18n';
import { IconMaximize } from '../controls/icons.ts';
import { usePlayer } from '../controls/player-context.ts';
import styles from './fullscreen-offer.module.css';

/**
 * Offers full screen on a phone that was turned to landscape (`useFullscreenOffer`), for browsers that require a press.
 */
export function FullscreenOffer() {
  const t = useText('player');
  const { request } = usePlayer();
  return (
    <button
      type="button"
      className={styles.offer}
      data-turn-offer=""
      onClick={() => request({ type: 'toggleFullscreen' })}
    >
      <IconMaximize />
      {t('fullscreen')}
    </button>
  );
}
