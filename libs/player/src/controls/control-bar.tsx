import { useText } from '@touchline/i18n';
import { getStops, type MarkerLayer } from './timeline/marker.ts';
import { SeekBar } from './timeline/seek-bar.tsx';
import { FromStart } from './from-start.tsx';
import { LiveEdge } from './live-edge.tsx';
import { RemovablePart } from './removable-part.tsx';
import { CastButton, FullscreenButton, PipButton } from './screen-buttons.tsx';
import { AudioMenu, CaptionsMenu, SettingsMenu, type SettingsProps, SpeedMenu } from './settings-menus.tsx';
import { StreamSwitch } from './stream-switch.tsx';
import { TimeDisplay } from './time-display.tsx';
import { useFitting } from './use-fitting.ts';
import { VolumeControl } from './volume-control.tsx';
import { ControlButton } from './control-button.tsx';
import { IconPause, IconPlay, IconSkipBack, IconSkipForward } from './icons.ts';
import { usePlayer, usePlayerState } from './player-context.ts';
import { SkipButtons } from './skip-buttons.tsx';
import styles from './control-bar.module.css';

/** The play or pause button and the skip buttons. */
function PlayControls() {
  const t = useText('player');
  const { request } = usePlayer();
  const isPaused = usePlayerState((state) => state.paused || state.ended);
  return (
    <>
      <ControlButton
        label={t(isPaused ? 'play' : 'pause')}
        shortcut="k"
        onPress={() => request({ type: 'togglePlay' })}
      >
        {isPaused ? <IconPlay size="l" filled /> : <IconPause size="l" filled />}
      </ControlButton>
      <SkipButtons location="inBar" />
    </>
  );
}

/** Buttons to the previous and the next key moment. */
function MomentButtons() {
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

interface ControlBarProps extends SettingsProps {
  /** The layers of markers, in media seconds. */
  layers: readonly MarkerLayer[];
}

/** Seek bar and buttons along the lower edge. Buttons that do not fit move into the settings. */
export function ControlBar({ layers, ...settings }: ControlBarProps) {
  const { bar, hiddenControls } = useFitting();
  return (
    <>
      <SeekBar layers={layers} />
      <div className={styles.bar} ref={bar}>
        <div className={styles.group}>
          <PlayControls />
          <VolumeControl />
          <FromStart />
          <LiveEdge />
          <TimeDisplay />
          {getStops(layers).length > 0 && (
            <RemovablePart removalName="moments">
              <MomentButtons />
            </RemovablePart>
          )}
        </div>
        <div className={styles.group}>
          {settings.streams && (
            <RemovablePart removalName="cameras">
              <StreamSwitch {...settings.streams} />
            </RemovablePart>
          )}
          <RemovablePart removalName="captions">
            <CaptionsMenu {...settings} />
          </RemovablePart>
          <RemovablePart removalName="audio">
            <AudioMenu />
          </RemovablePart>
          <RemovablePart removalName="speed">
            <SpeedMenu />
          </RemovablePart>
          <SettingsMenu {...settings} hiddenControls={hiddenControls} />
          <RemovablePart removalName="cast">
            <CastButton />
          </RemovablePart>
          <RemovablePart removalName="pip">
            <PipButton />
          </RemovablePart>
          <FullscreenButton />
        </div>
      </div>
    </>
  );
}
