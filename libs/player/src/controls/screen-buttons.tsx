import { useText } from '@touchline/i18n';
import { useSyncExternalStore } from 'react';
import { isCast } from '../cast/cast.ts';
import { canPip } from '../store/presentation.ts';
import { ControlButton } from './control-button.tsx';
import { IconCast, IconMaximize, IconMinimize, IconPictureInPicture2 } from './icons.ts';
import { usePlayer, usePlayerState } from './player-context.ts';
import { subscribeToNothing } from '../preferences/use-preferences.ts';

/** Whether another screen shows the picture, or is about to. */
export const useCasting = (): boolean => usePlayerState((state) => isCast(state.cast));

/** Whether the browser has picture-in-picture. The server cannot know, so hydration adds the button. */
export function usePipOffered(): boolean {
  const isPipSupported = useSyncExternalStore(subscribeToNothing, canPip, () => false);
  return !useCasting() && isPipSupported;
}

/**
 * Whether another screen can show the video. Another screen has no keys of protected streams, and no camera for a
 * panorama. While another screen plays, the button to return is always offered.
 */
export function useCastOffered(): boolean {
  const { panoramic = false } = usePlayer();
  const isCasting = useCasting();
  const isOffered = usePlayerState((state) => state.cast === 'offered' && !state.isProtected);
  return isCasting || (isOffered && !panoramic);
}

/** Plays on another screen, if the browser has found one. */
export function CastButton() {
  const t = useText('player');
  const { request } = usePlayer();
  const isCasting = useCasting();
  if (!useCastOffered()) return null;
  return (
    <ControlButton
      label={t(isCasting ? 'cast.back' : 'cast.start')}
      pressed={isCasting}
      onPress={() => request({ type: 'cast' })}
    >
      <IconCast />
    </ControlButton>
  );
}

/** The picture-in-picture button, in browsers that support it. */
export function PipButton() {
  const t = useText('player');
  const { request } = usePlayer();
  const isPip = usePlayerState((state) => state.pip);
  if (!usePipOffered()) return null;
  return (
    <ControlButton label={t('pip')} shortcut="p" pressed={isPip} onPress={() => request({ type: 'togglePip' })}>
      <IconPictureInPicture2 />
    </ControlButton>
  );
}

export function FullscreenButton() {
  const t = useText('player');
  const { request } = usePlayer();
  const isFullscreen = usePlayerState((state) => state.fullscreen);
  return (
    <ControlButton
      label={t(isFullscreen ? 'leaveFullscreen' : 'fullscreen')}
      shortcut="f"
      onPress={() => request({ type: 'toggleFullscreen' })}
    >
      {isFullscreen ? <IconMinimize /> : <IconMaximize />}
    </ControlButton>
  );
}
