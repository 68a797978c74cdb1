import { useText } from '@touchline/i18n';
import { ControlButton } from './control-button.tsx';
import { IconSkipBack, IconSkipForward } from './icons.ts';
import { usePlayer } from './player-context.ts';
import styles from './moment-buttons.module.css';

/** To the key moment before and the next one. */
export function MomentButtons() {
  const t = useText('player');
  const { request } = usePlayer();
  return (
    <span className={styles.steps} dir="ltr">
      <ControlButton
        label={t('previousMoment')}
        shortcut="["
        onPress={() => request({ type: 'seekToMarker', direction: -1 })}
      >
        <IconSkipBack />
      </ControlButton>
      <ControlButton
        label={t('nextMoment')}
        shortcut="]"
        onPress={() => request({ type: 'seekToMarker', direction: 1 })}
      >
        <IconSkipForward />
      </ControlButton>
    </span>
  );
}
