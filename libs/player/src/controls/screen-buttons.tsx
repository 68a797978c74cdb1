import { useText } from '@touchline/i18n';
import { useSyncExternalStore } from 'react';
import { canPip } from '../store/presentation.ts';
import { ControlButton } from './control-button.tsx';
import { IconMaximize, IconMinimize, IconPictureInPicture2 } from './icons.ts';
import { usePlayer, usePlayerState } from './player-context.ts';

const never = () => () => undefined;

/** Picture-in-picture where the browser has it, and fullscreen. */
export function ScreenButtons() {
  const t = useText('player');
  const { request } = usePlayer();
  const pip = usePlayerState((state) => state.pip);
  const fullscreen = usePlayerState((state) => state.fullscreen);
  // The server cannot know; its HTML has no button, and hydration adds it.
  const pipOffered = useSyncExternalStore(never, canPip, () => false);
  return (
    <>
      {pipOffered && (
        <ControlButton
          label={t('pip')}
          shortcut="p"
          pressed={pip}
          wideOnly
          onPress={() => request({ type: 'togglePip' })}
        >
          <IconPictureInPicture2 />
        </ControlButton>
      )}
      <ControlButton
        label={t(fullscreen ? 'leaveFullscreen' : 'fullscreen')}
        shortcut="f"
        onPress={() => request({ type: 'toggleFullscreen' })}
      >
        {fullscreen ? <IconMinimize /> : <IconMaximize />}
      </ControlButton>
    </>
  );
}
