import type { PlayerProps } from '@touchline/player';
import type { ComponentType } from 'react';

type PlayerComponent = ComponentType<PlayerProps>;

let loading: Promise<PlayerComponent> | undefined;
let loaded: PlayerComponent | undefined;

/** Downloads the player's code, once; a failed download is tried again the next time. */
export function loadPlayer(): Promise<PlayerComponent> {
  loading ??= import('@touchline/player').then(
    ({ Player }) => (loaded = Player),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The player's component where its code is here already. */
export const loadedPlayer = (): PlayerComponent | undefined => loaded;

/**
 * Begins everything that a stream needs before its first frame, all at once: the player's code, the engine, the playlists and
 * the first segments. Does nothing on a server. Failures show when the player mounts.
 */
export function startStream(address: string): void {
  if (typeof window === 'undefined') return;
  void loadPlayer().catch(() => undefined);
  void import('@touchline/player/preload').then(({ preloadStream }) => preloadStream(address)).catch(() => undefined);
}
