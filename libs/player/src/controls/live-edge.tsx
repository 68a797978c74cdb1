import { useText } from '@touchline/i18n';
import { IconSkipForward } from './icons.ts';
import styles from './live-edge.module.css';
import { usePlayer, usePlayerState } from './player-context.ts';

/**
 * At the live edge, "Live" in red. Behind the edge, a button that returns to it. A narrow bar shows an icon in place of
 * the text.
 */
export function LiveEdge() {
  const t = useText('player');
  const { request } = usePlayer();
  const isLive = usePlayerState((state) => state.live);
  const isAtEdge = usePlayerState((state) => state.atLiveEdge && !state.paused);
  if (!isLive) return null;
  return (
    <button
      type="button"
      className={isAtEdge ? styles.live : styles.behind}
      aria-keyshortcuts="e"
      aria-disabled={isAtEdge || undefined}
      onClick={() => !isAtEdge && request({ type: 'goLive' })}
    >
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words} data-leaves="words">
        {t(isAtEdge ? 'live' : 'goToLive')}
      </span>
      <span className={styles.sign}>
        <IconSkipForward size="s" />
      </span>
    </button>
  );
}
