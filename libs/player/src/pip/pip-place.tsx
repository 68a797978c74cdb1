import { useText } from '@touchline/i18n';
import { IconPictureInPicture2 } from '../controls/icons.ts';
import { usePlayer } from '../controls/player-context.ts';
import styles from '../stage/away-place.module.css';

/** Stands in the page while the picture is in a window of its own. */
export function PipPlace() {
  const t = useText('player');
  const { request } = usePlayer();
  return (
    <div className={styles.place}>
      <IconPictureInPicture2 size="l" />
      <p>{t('pipHere')}</p>
      <button type="button" className={styles.back} onClick={() => request({ type: 'togglePip' })}>
        {t('pipBack')}
      </button>
    </div>
  );
}
