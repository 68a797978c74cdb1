import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Thumbnail } from '../engine/engine.ts';
import type { PlaybackReceipt } from '../receipt/playback-receipt.ts';
import type { PlayerState } from '../store/player-state.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PlayerRequest } from '../store/requests.ts';

/** The player's interface for its controls: the state to show, and the target of their requests. */
export interface PlayerLink {
  store: PlayerStore;
  /** The viewer avoids spoilers: the length of a match would reveal extra time. */
  spoilerFree?: boolean | undefined;
  /** The zero of match seconds, in milliseconds since 1970: the beginning of a live broadcast. */
  timelineStart?: number | undefined;
  /** Whether the video is one wide frame with a virtual camera, which another screen cannot show. */
  panoramic?: boolean | undefined;
  request(request: PlayerRequest): void;
  thumbnail(time: number): Promise<Thumbnail | null>;
  /** Returns the playback report so far; null before the first load. */
  receipt(): PlaybackReceipt | null;
}

export const PlayerContext = createContext<PlayerLink | null>(null);

/**
 * Returns the surrounding player.
 * @throws outside of a player
 */
export function usePlayer(): PlayerLink {
  const link = useContext(PlayerContext);
  if (!link) throw new Error('A player control needs a Player above it');
  return link;
}

/** Reads one field, or a value made of fields. The component renders again only when that value changes. */
export function usePlayerState<Value>(select: (state: PlayerState) => Value): Value {
  const { store } = usePlayer();
  const read = (): Value => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
