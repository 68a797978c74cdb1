import { useText } from '@touchline/i18n';
import type { Preferences } from '../preferences/preferences.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { FromStartAction } from './from-start.tsx';
import { IconCaptions, IconGauge, IconLanguages, IconSettings } from './icons.ts';
import { MenuAction, MenuButton, useCloseMenu } from './menu-button.tsx';
import { AudioChoices, CaptionChoices, QualityChoices, RateChoices } from './menus.tsx';
import { usePlayer, usePlayerState } from './player-context.ts';
import { useCasting, useCastOffered, usePipOffered } from './screen-buttons.tsx';
import { streamKinds, type StreamSwitchProps } from './stream-switch.tsx';
import type { RemovableControl } from './use-fitting.ts';
import { useVolumeOffered } from './use-volume-offered.ts';

export interface SettingsProps {
  preferences: Preferences;
  onPreference: (change: Partial<Preferences>) => void;
  /** Opens the report of the playback. */
  onReport: () => void;
  /** Opens the dialog for the style of captions. */
  onCaptionLook: () => void;
  /** The camera choice, for an event with two cameras. */
  streams?: StreamSwitchProps | undefined;
}

const findValue = <Value extends string>(values: readonly Value[], id: string): Value | undefined =>
  values.find((value) => value === id);

/** The entry for the style of captions, in the menu that turns them on. */
function CaptionStyleEntry({ onCaptionLook }: SettingsProps) {
  const t = useText('player');
  return <MenuAction label={t('captionLook.open')} onPress={onCaptionLook} />;
}

function ShortcutSwitch({ preferences, onPreference }: SettingsProps) {
  const t = useText('player');
  return (
    <ChoiceGroup
      label={t('shortcuts.enabled')}
      value={preferences.shortcuts ? 'on' : 'off'}
      choices={[
        { id: 'on', label: t('shortcuts.on') },
        { id: 'off', label: t('shortcuts.off') },
      ]}
      onChoose={(id) => onPreference({ shortcuts: id === 'on' })}
    />
  );
}

/** Whether the video continues in a small player on other pages. */
function MiniSwitch({ preferences, onPreference }: SettingsProps) {
  const t = useText('player');
  return (
    <ChoiceGroup
      label={t('mini')}
      value={preferences.mini ? 'on' : 'off'}
      choices={[
        { id: 'on', label: t('miniOn') },
        { id: 'off', label: t('miniOff') },
      ]}
      onChoose={(id) => onPreference({ mini: id === 'on' })}
    />
  );
}

const useCaptionsOffered = (): boolean => usePlayerState((state) => state.text.length > 0);

/**
 * The captions menu is the last to leave the bar, because it must be as easy to reach as the play button (EN 301 549
 * 7.3).
 */
export function CaptionsMenu(props: SettingsProps) {
  const t = useText('player');
  if (!useCaptionsOffered()) return null;
  return (
    <MenuButton label={t('captions')} icon={<IconCaptions />}>
      <CaptionChoices />
      <CaptionStyleEntry {...props} />
    </MenuButton>
  );
}

/** Commentary and audio description. */
export function AudioMenu() {
  const t = useText('player');
  const isOffered = usePlayerState((state) => state.audio.length > 1);
  if (!isOffered) return null;
  return (
    <MenuButton label={t('audio')} icon={<IconLanguages />}>
      <AudioChoices />
    </MenuButton>
  );
}

export function SpeedMenu() {
  const t = useText('player');
  return (
    <MenuButton label={t('speed')} icon={<IconGauge />}>
      <RateChoices />
    </MenuButton>
  );
}

/**
 * The camera, for an event with two. A choice closes the menu, because the bar changes during the load and the menu
 * entry may move.
 */
function CameraChoices({ value, onChange, lostCamera }: StreamSwitchProps) {
  const t = useText('player');
  const close = useCloseMenu();
  return (
    <ChoiceGroup
      label={t('view')}
      value={value}
      choices={streamKinds.map((id) => ({
        id,
        label: t(`streams.${id}`),
        note: id === lostCamera ? t('streams.unavailable') : undefined,
      }))}
      onChoose={(id) => {
        close();
        onChange(findValue(streamKinds, id) ?? value);
      }}
    />
  );
}

/** Steps of the volume in a menu, in percent. */
const volumes = [100, 75, 50, 25];

function VolumeChoices({ hiddenControls }: Pick<SettingsMenuProps, 'hiddenControls'>) {
  const t = useText('player');
  const { request } = usePlayer();
  const isOffered = useVolumeOffered();
  const percent = usePlayerState((state) => (state.muted ? 0 : Math.round(state.volume * 100)));
  const nearestVolume = [...volumes].sort((a, b) => Math.abs(a - percent) - Math.abs(b - percent))[0];
  if (!hiddenControls.has(isOffered ? 'slider' : 'mute')) return null;
  const steps = isOffered
    ? volumes.map((volume) => ({ id: String(volume), label: t('percent', { percent: volume }) }))
    : [{ id: '100', label: t('announce.unmuted') }];
  return (
    <ChoiceGroup
      label={t('volume')}
      value={String(percent === 0 ? 0 : isOffered ? nearestVolume : 100)}
      choices={[...steps, { id: '0', label: t('announce.muted') }]}
      onChoose={(id) =>
        request(id === '0' ? { type: 'mute', muted: true } : { type: 'volume', level: Number(id) / 100 })
      }
    />
  );
}

function PipSwitch() {
  const t = useText('player');
  const { request } = usePlayer();
  const isPip = usePlayerState((state) => state.pip);
  if (!usePipOffered()) return null;
  return (
    <ChoiceGroup
      label={t('pip')}
      value={isPip ? 'on' : 'off'}
      choices={[
        { id: 'on', label: t('pipOn') },
        { id: 'off', label: t('pipOff') },
      ]}
      onChoose={(id) => (id === 'on') !== isPip && request({ type: 'togglePip' })}
    />
  );
}

function CastAction() {
  const t = useText('player');
  const { request } = usePlayer();
  const isCasting = useCasting();
  if (!useCastOffered()) return null;
  return <MenuAction label={t(isCasting ? 'cast.back' : 'cast.start')} onPress={() => request({ type: 'cast' })} />;
}

interface SettingsMenuProps extends SettingsProps {
  /** The controls that have moved from the bar into this menu. */
  hiddenControls: ReadonlySet<RemovableControl>;
}

/** Quality, shortcuts, and all controls that do not fit into the bar. */
export function SettingsMenu({ hiddenControls, ...props }: SettingsMenuProps) {
  const t = useText('player');
  const { streams } = props;
  const hasCaptions = useCaptionsOffered() && hiddenControls.has('captions');
  return (
    <MenuButton label={t('settings')} icon={<IconSettings />} isSettings>
      {hiddenControls.has('start') && <FromStartAction />}
      {hiddenControls.has('cast') && <CastAction />}
      {streams && hiddenControls.has('cameras') && <CameraChoices {...streams} />}
      <QualityChoices />
      {hiddenControls.has('speed') && <RateChoices />}
      {hiddenControls.has('audio') && <AudioChoices />}
      {hasCaptions && <CaptionChoices />}
      {hasCaptions && <CaptionStyleEntry {...props} />}
      <VolumeChoices hiddenControls={hiddenControls} />
      {hiddenControls.has('pip') && <PipSwitch />}
      <MiniSwitch {...props} />
      <ShortcutSwitch {...props} />
      <MenuAction label={t('report.title')} onPress={props.onReport} />
    </MenuButton>
  );
}
