import { useText } from '@touchline/i18n';
import { ControlButton } from './control-button.tsx';
import { IconSkipBack, IconSkipForward } from './icons.ts';
import { usePlayer } from './player-context.ts';
import styles from './moment-buttons.module.css';

/** Buttons to the previous and the next key moment. */
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
