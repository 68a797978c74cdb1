import { useFormats, useText } from '@touchline/i18n';
import styles from './control-bar.module.css';
import { RemovablePart } from './removable-part.tsx';
import { usePlayer, usePlayerState } from './player-context.ts';

/** Position and length of a recording. */
function RecordingTime({ second, length }: { second: number; length: number }) {
  const formats = useFormats();
  const { spoilerFree } = usePlayer();
  return (
    <span className={styles.time} dir="ltr">
      {formats.duration(second)}
      {!spoilerFree && (
        <span className={`${styles.detail} ${styles.quiet}`} data-leaves="length">
          {` / ${formats.duration(length)}`}
        </span>
      )}
    </span>
  );
}

/** The distance to the live edge with the time of day; at the edge, only the time of day. */
function LiveTime() {
  const t = useText('player');
  const formats = useFormats();
  const isAtEdge = usePlayerState((state) => state.atLiveEdge);
  const secondsBehind = usePlayerState((state) => Math.round(state.behindLive));
  const wallClock = usePlayerState((state) =>
    state.wallClockOrigin === null
      ? null
      : Math.floor((state.wallClockOrigin + state.currentTime * 1000) / 1000) * 1000,
  );
  const clock = wallClock === null ? null : formats.time(wallClock);
  if (isAtEdge) return clock === null ? null : <span className={styles.time}>{clock}</span>;
  const time = formats.duration(secondsBehind);
  return (
    <span className={styles.time}>
      <span className={styles.detail} data-leaves="clock">
        {clock === null ? t('behindLive', { time }) : t('behindLiveAt', { time, clock })}
      </span>
      <bdi className={styles.short}>−{time}</bdi>
    </span>
  );
}

/** The position in the video. A narrow bar shortens it and then hides it, because the seek bar shows it, too. */
export function TimeDisplay() {
  const isLive = usePlayerState((state) => state.live);
  const second = usePlayerState((state) => Math.floor(state.currentTime - state.seekRange.start));
  const length = usePlayerState((state) => Math.floor(state.seekRange.end - state.seekRange.start));
  if (length <= 0) return null;
  return (
    <RemovablePart removalName="time">
      {isLive ? <LiveTime /> : <RecordingTime second={second} length={length} />}
    </RemovablePart>
  );
}
