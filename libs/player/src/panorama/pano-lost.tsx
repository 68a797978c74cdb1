import { useText } from '@touchline/i18n';
import styles from './pano-lost.module.css';

/** Announces that the panorama has failed and which camera replaces it. */
export function PanoLost() {
  const t = useText('player');
  return (
    <p className={styles.notice} role="alert">
      {t('camera.lost')}
    </p>
  );
}
