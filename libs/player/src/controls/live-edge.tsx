import { useText } from '@touchline/i18n';
import { IconSkipForward } from './icons.ts';
import styles from './live-edge.module.css';
import { usePlayer, usePlayerState } from './player-context.ts';

/**
 * "Live", in red at the live edge; behind it, a button back to the edge. A narrow bar shows an icon in place of the
 * text.
 */
export function LiveEdge() {
  const t = useText('player');
  const { request } = usePlayer();
  const live = usePlayerState((state) => state.live);
  const atEdge = usePlayerState((state) => state.atLiveEdge && !state.paused);
  if (!live) return null;
  return (
    <button
      type="button"
      className={atEdge ? styles.live : styles.behind}
      aria-keyshortcuts="e"
      aria-disabled={atEdge || undefined}
      onClick={() => !atEdge && request({ type: 'goLive' })}
    >
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words} data-leaves="words">
        {t(atEdge ? 'live' : 'goToLive')}
      </span>
      <span className={styles.sign}>
        <IconSkipForward size="s" />
      </span>
    </button>
  );
}
