import { useEffect } from 'react';
import type { PlayerRequest } from '../store/requests.ts';

/** Where a browser has no such key, nothing is lost. */
function handle(action: MediaSessionAction, act: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, act);
  } catch {
    // It knows no such action.
  }
}

/** The keys of a headset, a keyboard or a lock screen for the previous and the next track lead from key moment to key moment, where there are any. */
export function useMediaSessionSteps(hasMoments: boolean, request: (request: PlayerRequest) => void): void {
  useEffect(() => {
    if (!hasMoments || !('mediaSession' in navigator)) return undefined;
    handle('previoustrack', () => request({ type: 'seekToMarker', direction: -1 }));
    handle('nexttrack', () => request({ type: 'seekToMarker', direction: 1 }));
    return () => {
      handle('previoustrack', null);
      handle('nexttrack', null);
    };
  }, [hasMoments, request]);
}
