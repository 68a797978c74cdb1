import { useEffect } from 'react';
import type { PlayerRequest } from '../store/requests.ts';

/** Sets a media key's handler, if the browser supports the key. */
function setActionHandler(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action.
  }
}

/**
 * Steps between key moments by the media keys for the previous and next track, on a headset, keyboard or lock screen.
 */
export function useMediaSessionSteps(hasMoments: boolean, request: (request: PlayerRequest) => void): void {
  useEffect(() => {
    if (!hasMoments || !('mediaSession' in navigator)) return undefined;
    setActionHandler('previoustrack', () => request({ type: 'seekToMarker', direction: -1 }));
    setActionHandler('nexttrack', () => request({ type: 'seekToMarker', direction: 1 }));
    return () => {
      setActionHandler('previoustrack', null);
      setActionHandler('nexttrack', null);
    };
  }, [hasMoments, request]);
}
