import { useText } from '@touchline/i18n';
import styles from './control-bar.module.css';
import { ControlButton } from './control-button.tsx';
import { IconPause, IconPlay, IconRotateCcw, IconRotateCw } from './icons.ts';
import { usePlayer, usePlayerState } from './player-context.ts';

/** Seconds of the two skip buttons. */
export const SKIP = 10;

/** Play or pause, ten seconds back, ten seconds forward. */
export function PlayControls() {
  const t = useText('player');
  const { request } = usePlayer();
  const paused = usePlayerState((state) => state.paused || state.ended);
  const atEnd = usePlayerState((state) => state.ended || (state.live && state.atLiveEdge));
  return (
    <>
      <ControlButton label={t(paused ? 'play' : 'pause')} shortcut="k" onPress={() => request({ type: 'togglePlay' })}>
        {paused ? <IconPlay size="l" filled /> : <IconPause size="l" filled />}
      </ControlButton>
      <span className={styles.skips} dir="ltr">
        <ControlButton
          label={t('back', { count: SKIP })}
          shortcut="j"
          wideOnly
          onPress={() => request({ type: 'seekBy', seconds: -SKIP })}
        >
          <IconRotateCcw />
        </ControlButton>
        <ControlButton
          label={t('forward', { count: SKIP })}
          shortcut="l"
          wideOnly
          onPress={() => !atEnd && request({ type: 'seekBy', seconds: SKIP })}
        >
          <IconRotateCw />
        </ControlButton>
      </span>
    </>
  );
}
