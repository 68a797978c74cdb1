import type { PlayerProps } from '@touchline/player';
import { type ClientData, type DrmServers, preloadStream } from '@touchline/player/remote';
import type { ComponentType } from 'react';

/** The state of the player's code: empty while it loads, then the component or the error. */
export interface PlayerCode {
  Player?: ComponentType<PlayerProps>;
  failure?: unknown;
}

export const initialCode: PlayerCode = {};

let currentCode = initialCode;
let isLoading = false;
const listeners = new Set<() => void>();

function setPlayerCode(next: PlayerCode): void {
  isLoading = false;
  currentCode = next;
  for (const listener of listeners) listener();
}

/** Loads the player's code once; a failed load is retried by the next call. */
function loadPlayerCode(): void {
  if (isLoading || currentCode.Player) return;
  isLoading = true;
  import('@touchline/player')
    .then(({ Player }) => setPlayerCode({ Player }))
    .catch((failure: unknown) => setPlayerCode({ failure }));
}

/** The player's code as a store; a subscription starts the load. */
export const playerCode = {
  get: (): PlayerCode => currentCode,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    loadPlayerCode();
    return () => void listeners.delete(listener);
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
