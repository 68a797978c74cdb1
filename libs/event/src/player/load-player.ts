import type { PlayerProps } from '@touchline/player';
import { type ClientData, type DrmServers, preloadStream } from '@touchline/player/remote';
import type { ComponentType } from 'react';

/** How far the player's code is: nothing yet, here, or not to be had. */
export interface PlayerCode {
  Player?: ComponentType<PlayerProps>;
  failure?: unknown;
}

export const nothingYet: PlayerCode = {};

let code = nothingYet;
let loading = false;
const listeners = new Set<() => void>();

function settle(next: PlayerCode): void {
  loading = false;
  code = next;
  for (const listener of listeners) listener();
}

/** Downloads the player's code, once; a download that failed is tried again. */
function load(): void {
  if (loading || code.Player) return;
  loading = true;
  import('@touchline/player').then(({ Player }) => settle({ Player })).catch((failure: unknown) => settle({ failure }));
}

/** The code as a store: subscribing begins its download. */
export const playerCode = {
  get: (): PlayerCode => code,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    load();
    return () => void listeners.delete(listener);
  },
};

/** How a stream begins. */
export interface StreamStart {
  /** One that begins elsewhere than usual needs other segments: only the code is there early. */
  startAt?: number | undefined;
  clientData?: ClientData | undefined;
  drm?: DrmServers | undefined;
}

/**
 * Begins everything that a stream needs before its first frame, all at once: the player's code, the engine, the playlists and
 * the first segments. Does nothing on a server. What fails shows when the player mounts.
 */
export function startStream(address: string, { startAt, clientData, drm }: StreamStart = {}): void {
  if (typeof window === 'undefined') return;
  load();
  // Who asks a server of keys is known in the page only.
  if (startAt === undefined && !drm?.licenceHeaders) preloadStream(address, { clientData, drm });
}
