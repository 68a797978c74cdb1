import { useText } from '@touchline/i18n';
import { IconPictureInPicture2 } from '../controls/icons.ts';
import { usePlayer } from '../controls/player-context.ts';
import styles from '../player-view/remote-playback-notice.module.css';

/** Replaces the picture in the page while it is in a picture-in-picture window. */
export function PipPlaceholder() {
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
