import { useText } from '@touchline/i18n';
import { useEffect, useState } from 'react';
import { canPip } from '../store/presentation.ts';
import { ControlButton } from './control-button.tsx';
import { IconMaximize, IconMinimize, IconPictureInPicture2 } from './icons.ts';
import { usePlayer, usePlayerState } from './player-context.ts';

/** Picture-in-picture where the browser has it, and fullscreen. */
export function ScreenButtons() {
  const t = useText('player');
  const { request } = usePlayer();
  const pip = usePlayerState((state) => state.pip);
  const fullscreen = usePlayerState((state) => state.fullscreen);
  const [pipOffered, setPipOffered] = useState(false);
  // The server cannot know; asking while hydrating would differ from its HTML.
  useEffect(() => setPipOffered(canPip()), []);
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
