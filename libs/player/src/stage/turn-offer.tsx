import { useText } from '@touchline/i18n';
import { IconMaximize } from '../controls/icons.ts';
import { usePlayer } from '../controls/player-context.ts';
import styles from './turn-offer.module.css';

/**
 * Offers full screen on a phone that was turned to landscape (`useTurning`), in browsers that require a press for it.
 */
export function TurnOffer() {
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
