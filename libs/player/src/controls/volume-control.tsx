import { useText } from '@touchline/i18n';
import styles from './volume-control.module.css';
import { ControlButton } from './control-button.tsx';
import { IconVolume1, IconVolume2, IconVolumeX } from './icons.ts';
import { RemovablePart } from './removable-part.tsx';
import { usePlayer, usePlayerState } from './player-context.ts';
import { useVolumeOffered } from './use-volume-offered.ts';

/** Mute button and volume slider. */
export function VolumeControl() {
  const t = useText('player');
  const { request } = usePlayer();
  const level = usePlayerState((state) => (state.muted ? 0 : state.volume));
  const isOffered = useVolumeOffered();
  const percent = Math.round(level * 100);
  const Icon = level === 0 ? IconVolumeX : level < 0.5 ? IconVolume1 : IconVolume2;
  return (
    <>
      <RemovablePart removalName="mute">
        <ControlButton
          label={t(level === 0 ? 'unmute' : 'mute')}
          shortcut="m"
          onPress={() => request({ type: 'toggleMute' })}
        >
          <Icon />
        </ControlButton>
      </RemovablePart>
      {isOffered && (
        <RemovablePart removalName="slider">
          <input
            type="range"
            dir="ltr"
            className={styles.slider}
            min={0}
            max={100}
            step={5}
            value={percent}
            aria-label={t('volume')}
            aria-valuetext={t('percent', { percent })}
            style={{ '--level': `${percent}%` }}
            onChange={(event) => request({ type: 'volume', level: event.currentTarget.valueAsNumber / 100 })}
          />
        </RemovablePart>
      )}
    </>
  );
}
