import { createValue } from '@touchline/contract';
import type { PlayerProps } from '@touchline/player';
import { type ClientData, type DrmServers, preloadStream } from '@touchline/player/remote';
import type { ComponentType } from 'react';

/** The state of the player's code: empty while it loads, then the component or the error. */
export interface PlayerCode {
  Player?: ComponentType<PlayerProps>;
  failure?: unknown;
}

export const initialCode: PlayerCode = {};

const shownCode = createValue(initialCode);
let isLoading = false;

function setPlayerCode(next: PlayerCode): void {
  isLoading = false;
  shownCode.set(next);
}

/** Loads the player's code once; the next call retries a failed load. */
function loadPlayerCode(): void {
  if (isLoading || shownCode.get().Player) return;
  isLoading = true;
  import('@touchline/player')
    .then(({ Player }) => setPlayerCode({ Player }))
    .catch((failure: unknown) => setPlayerCode({ failure }));
}

/** The player's code as a store; a subscription starts the load. */
export const playerCode = {
  get: shownCode.get,
  subscribe(listener: () => void): () => void {
    const unsubscribe = shownCode.subscribe(listener);
    loadPlayerCode();
    return unsubscribe;
  },
};

/** Options of a stream's prefetch. */
export interface PrefetchOptions {
  /** Another start position needs other segments, so only the code is prefetched. */
  startAt?: number | undefined;
  clientData?: ClientData | undefined;
  drm?: DrmServers | undefined;
}

/**
 * Prefetches a stream: the player's code, the engine, the playlists and the first segments, all at
 * the same time. No effect on a server. The player shows a failure when it mounts.
 */
export function prefetchStream(address: string, { startAt, clientData, drm }: PrefetchOptions = {}): void {
  if (typeof window === 'undefined') return;
  loadPlayerCode();
  // A licence server with a token needs the viewer, whom only the page knows.
  if (startAt === undefined && !drm?.licenceHeaders) preloadStream(address, { clientData, drm });
}
