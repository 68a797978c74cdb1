import { useText } from '@touchline/i18n';
import { IconSkipBack } from './icons.ts';
import styles from './live-edge.module.css';
import { usePlayer, usePlayerState } from './player-context.ts';
import { RemovablePart } from './removable-part.tsx';
import { toMediaTime } from './timeline/marker.ts';
import { MenuAction } from './menu-button.tsx';
import type { PlayerState } from '../store/player-state.ts';

/** The window may begin up to this many seconds after the broadcast, because encoders start late. */
const lateStartSeconds = 120;

/**
 * The beginning of a live broadcast, in media seconds.
 * @returns null if the stream has no times of day, or its window begins later
 */
function getBroadcastStart(state: PlayerState, timelineStart: number | undefined): number | null {
  const { live, seekRange, wallClockOrigin } = state;
  if (!live || wallClockOrigin === null || timelineStart === undefined) return null;
  const announcedStart = toMediaTime(0, state, timelineStart);
  const start = Math.max(seekRange.start, announcedStart);
  return start - announcedStart <= lateStartSeconds && start < seekRange.end ? start : null;
}

/** Returns a function that plays a live broadcast from its beginning; undefined if that is impossible. */
function usePlayFromStart(): (() => void) | undefined {
  const { request, timelineStart, store } = usePlayer();
  const canStartOver = usePlayerState((state) => getBroadcastStart(state, timelineStart) !== null);
  if (!canStartOver) return undefined;
  return () => {
    const time = getBroadcastStart(store.get(), timelineStart);
    if (time !== null) request({ type: 'seek', time });
    request({ type: 'play' });
  };
}

/** A button to the beginning of a live broadcast. A narrow bar shows an icon in place of the text. */
export function FromStart() {
  const t = useText('player');
  const playFromStart = usePlayFromStart();
  if (!playFromStart) return null;
  return (
    <RemovablePart removalName="start">
      <button type="button" className={styles.behind} onClick={playFromStart}>
        <span className={styles.words} data-leaves="startWords">
          {t('fromStart')}
        </span>
        <span className={styles.sign}>
          <IconSkipBack size="s" />
        </span>
      </button>
    </RemovablePart>
  );
}

/** The entry of the settings for a bar without the button. */
export function FromStartAction() {
  const t = useText('player');
  const playFromStart = usePlayFromStart();
  return playFromStart && <MenuAction label={t('fromStart')} onPress={playFromStart} />;
}
