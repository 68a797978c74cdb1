import { useText } from '@touchline/i18n';
import { IconRotateCcw } from '../controls/icons.ts';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';
import styles from './player-message.module.css';

/** The end of a match, with a button to watch it again. */
export function EndCard({ isLive }: { isLive: boolean }) {
  const t = useText('player');
  const { request } = usePlayer();
  const isWatchable = usePlayerState((state) => state.seekRange.end - state.seekRange.start > 30 || !isLive);
  return (
    <div className={styles.message}>
      <h2 className={styles.title}>{t(isLive ? 'ended.live' : 'ended.recording')}</h2>
      {isWatchable && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            request({ type: 'seekToFraction', fraction: 0 });
            request({ type: 'play' });
          }}
        >
          <IconRotateCcw />
          {t(isLive ? 'watchFromStart' : 'replay')}
        </button>
      )}
    </div>
  );
}
