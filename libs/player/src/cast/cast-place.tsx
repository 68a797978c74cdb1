import { useText } from '@touchline/i18n';
import { IconCast } from '../controls/icons.ts';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';
import styles from '../stage/away-place.module.css';

/** Stands in the page while another screen has the picture: the controls below it steer what plays there. */
export function CastPlace() {
  const t = useText('player');
  const { request } = usePlayer();
  const isThere = usePlayerState((state) => state.cast === 'connected');
  return (
    <div className={styles.place}>
      <IconCast size="l" />
      <p>{t(isThere ? 'cast.here' : 'cast.connecting')}</p>
      <button type="button" className={styles.back} onClick={() => request({ type: 'cast' })}>
        {t('cast.back')}
      </button>
    </div>
  );
}
