import { useText } from '@touchline/i18n';
import { useSyncExternalStore } from 'react';
import { canPip } from '../store/presentation.ts';
import { ControlButton } from './control-button.tsx';
import { IconMaximize, IconMinimize, IconPictureInPicture2 } from './icons.ts';
import { usePlayer, usePlayerState } from './player-context.ts';

const never = () => () => undefined;

/** Whether the browser has picture-in-picture. The server cannot know; its HTML has no button, and hydration adds it. */
export const usePipOffered = (): boolean => useSyncExternalStore(never, canPip, () => false);

/** Picture-in-picture where the browser has it. */
export function PipButton() {
  const t = useText('player');
  const { request } = usePlayer();
  const pip = usePlayerState((state) => state.pip);
  if (!usePipOffered()) return null;
  return (
    <ControlButton label={t('pip')} shortcut="p" pressed={pip} onPress={() => request({ type: 'togglePip' })}>
      <IconPictureInPicture2 />
    </ControlButton>
  );
}

export function FullscreenButton() {
  const t = useText('player');
  const { request } = usePlayer();
  const fullscreen = usePlayerState((state) => state.fullscreen);
  return (
    <ControlButton
      label={t(fullscreen ? 'leaveFullscreen' : 'fullscreen')}
      shortcut="f"
      onPress={() => request({ type: 'toggleFullscreen' })}
    >
      {fullscreen ? <IconMinimize /> : <IconMaximize />}
    </ControlButton>
  );
}
