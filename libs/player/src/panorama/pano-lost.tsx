import { useText } from '@touchline/i18n';
import styles from './pano-lost.module.css';

/** Says that the panorama has broken down and what is shown instead. */
export function PanoLost() {
  const t = useText('player');
  return (
    <p className={styles.notice} role="alert">
      {t('camera.lost')}
    </p>
  );
}
