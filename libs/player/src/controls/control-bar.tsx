import { type MarkerLayer, getStops } from '../timeline/marker.ts';
import { SeekBar } from '../timeline/seek-bar.tsx';
import styles from './control-bar.module.css';
import { LiveEdge } from './live-edge.tsx';
import { MomentButtons } from './moment-buttons.tsx';
import { RemovablePart } from './removable-part.tsx';
import { PlayControls } from './play-controls.tsx';
import { CastButton, FullscreenButton, PipButton } from './screen-buttons.tsx';
import { AudioMenu, CaptionsMenu, SettingsMenu, SpeedMenu, type SettingsProps } from './settings-menus.tsx';
import { StreamSwitch } from './stream-switch.tsx';
import { TimeDisplay } from './time-display.tsx';
import { useFitting } from './use-fitting.ts';
import { VolumeControl } from './volume-control.tsx';

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
