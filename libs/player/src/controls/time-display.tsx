import { useFormats, useText } from '@touchline/i18n';
import styles from './control-bar.module.css';
import { usePlayerState } from './player-context.ts';

/** Position and length; for a live stream how far behind and which time of day that was. */
export function TimeDisplay() {
  const t = useText('player');
  const formats = useFormats();
  const live = usePlayerState((state) => state.live);
  const atEdge = usePlayerState((state) => state.atLiveEdge);
  const second = usePlayerState((state) => Math.floor(state.currentTime - state.seekRange.start));
  const length = usePlayerState((state) => Math.floor(state.seekRange.end - state.seekRange.start));
  const behind = usePlayerState((state) => Math.round(state.behindLive));
  const wallClock = usePlayerState((state) =>
    state.wallClockOrigin === null
      ? null
      : Math.floor((state.wallClockOrigin + state.currentTime * 1000) / 1000) * 1000,
  );
  if (length <= 0) return null;
  if (!live) {
    return (
      <span className={styles.time} dir="ltr">
        {formats.duration(second)} <span className={styles.quiet}>/ {formats.duration(length)}</span>
      </span>
    );
  }
  const clock = wallClock === null ? '' : formats.time(wallClock);
  if (atEdge) return clock ? <span className={styles.time}>{clock}</span> : null;
  return (
    <span className={styles.time}>
      <bdi>−{formats.duration(behind)}</bdi>
      <span className={styles.wideQuiet}>
        {' '}
        {t('behind')}
        {clock ? `, ${clock}` : ''}
      </span>
    </span>
  );
}
