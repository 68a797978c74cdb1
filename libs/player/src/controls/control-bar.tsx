import type { MarkerLayer } from '../timeline/marker.ts';
import { SeekBar } from '../timeline/seek-bar.tsx';
import styles from './control-bar.module.css';
import { LiveEdge } from './live-edge.tsx';
import { PlayControls } from './play-controls.tsx';
import { ScreenButtons } from './screen-buttons.tsx';
import { AudioMenu, CaptionsMenu, WideMenus, type SettingsProps } from './settings-menus.tsx';
import { StreamSwitch } from './stream-switch.tsx';
import { TimeDisplay } from './time-display.tsx';
import { VolumeControl } from './volume-control.tsx';

interface ControlBarProps extends SettingsProps {
  /** In media seconds. */
  layers: readonly MarkerLayer[];
}

/** Timeline and buttons along the lower edge. */
export function ControlBar({ layers, ...settings }: ControlBarProps) {
  return (
    <>
      <SeekBar layers={layers} />
      <div className={styles.bar}>
        <PlayControls />
        <VolumeControl />
        <LiveEdge />
        <TimeDisplay />
        <span className={styles.grow} />
        {settings.streams && <StreamSwitch {...settings.streams} />}
        <CaptionsMenu {...settings} />
        <AudioMenu />
        <WideMenus {...settings} />
        <ScreenButtons />
      </div>
    </>
  );
}
