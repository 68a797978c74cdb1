import { useText } from '@touchline/i18n';
import { captionBackgrounds, captionSizes, type Preferences } from '../preferences/preferences.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { IconCaptions, IconGauge, IconLanguages, IconSettings } from './icons.ts';
import { MenuButton } from './menu-button.tsx';
import { AudioChoices, CaptionChoices, QualityChoices, RateChoices } from './menus.tsx';
import { usePlayerState } from './player-context.ts';
import { streamKinds, type StreamSwitchProps } from './stream-switch.tsx';

export interface SettingsProps {
  preferences: Preferences;
  onPreference: (change: Partial<Preferences>) => void;
  /** The camera choice, where the event has two. */
  streams?: StreamSwitchProps | undefined;
}

const find = <Value extends string>(values: readonly Value[], id: string): Value | undefined =>
  values.find((value) => value === id);

/** How captions look (EN 301 549 7.1.4), in the same menu that turns them on. */
function CaptionLook({ preferences, onPreference }: SettingsProps) {
  const t = useText('player');
  return (
    <>
      <ChoiceGroup
        label={t('captionSize')}
        value={preferences.captionSize}
        choices={captionSizes.map((id) => ({ id, label: t(`captionSizes.${id}`) }))}
        onChoose={(id) => onPreference({ captionSize: find(captionSizes, id) ?? preferences.captionSize })}
      />
      <ChoiceGroup
        label={t('captionBackground')}
        value={preferences.captionBackground}
        choices={captionBackgrounds.map((id) => ({ id, label: t(`captionBackgrounds.${id}`) }))}
        onChoose={(id) =>
          onPreference({ captionBackground: find(captionBackgrounds, id) ?? preferences.captionBackground })
        }
      />
    </>
  );
}

function ShortcutSwitch({ preferences, onPreference }: SettingsProps) {
  const t = useText('player');
  return (
    <ChoiceGroup
      label={t('shortcuts.enabled')}
      value={preferences.shortcuts ? 'on' : 'off'}
      choices={[
        { id: 'on', label: t('on') },
        { id: 'off', label: t('off') },
      ]}
      onChoose={(id) => onPreference({ shortcuts: id === 'on' })}
    />
  );
}

/** Captions stand in the bar on every player, as near as play (EN 301 549 7.3). */
export function CaptionsMenu(props: SettingsProps) {
  const t = useText('player');
  const offered = usePlayerState((state) => state.text.length > 0);
  if (!offered) return null;
  return (
    <MenuButton label={t('captions')} icon={<IconCaptions />}>
      <CaptionChoices />
      <CaptionLook {...props} />
    </MenuButton>
  );
}

/** Commentary and audio description, likewise. */
export function AudioMenu() {
  const t = useText('player');
  const offered = usePlayerState((state) => state.audio.length > 1);
  if (!offered) return null;
  return (
    <MenuButton label={t('audio')} icon={<IconLanguages />}>
      <AudioChoices />
    </MenuButton>
  );
}

/** The wide player's menus: speed, then quality and the rest. */
export function WideMenus(props: SettingsProps) {
  const t = useText('player');
  return (
    <>
      <MenuButton label={t('speed')} icon={<IconGauge />} wideOnly>
        <RateChoices />
      </MenuButton>
      <MenuButton label={t('settings')} icon={<IconSettings />} wideOnly>
        <QualityChoices />
        <ShortcutSwitch {...props} />
      </MenuButton>
    </>
  );
}

/** Everything that has no room on a phone, behind one button at the top. */
export function NarrowMenu(props: SettingsProps) {
  const t = useText('player');
  const { streams } = props;
  return (
    <MenuButton label={t('settings')} icon={<IconSettings />}>
      {streams && (
        <ChoiceGroup
          label={t('view')}
          value={streams.value}
          choices={streamKinds.map((id) => ({ id, label: t(`streams.${id}`) }))}
          onChoose={(id) => {
            const kind = find(streamKinds, id);
            if (kind) streams.onChange(kind);
          }}
        />
      )}
      <QualityChoices />
      <RateChoices />
    </MenuButton>
  );
}
