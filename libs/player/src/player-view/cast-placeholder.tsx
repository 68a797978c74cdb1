import { useText } from '@touchline/i18n';
import { IconCast } from '../controls/icons.ts';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';
import styles from './remote-playback-notice.module.css';

/** Replaces the picture while another screen shows it. The controls below control that screen's playback. */
export function CastPlaceholder() {
  const t = useText('player');
  const { request } = usePlayer();
  const isCasting = usePlayerState((state) => state.cast === 'connected');
  return (
    <div className={styles.place}>
      <IconCast size="l" />
      <p>{t(isCasting ? 'cast.here' : 'cast.connecting')}</p>
      <button type="button" className={styles.back} onClick={() => request({ type: 'cast' })}>
        {t('cast.back')}
      </button>
    </div>
  );
}
