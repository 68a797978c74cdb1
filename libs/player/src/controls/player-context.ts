import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Thumbnail } from '../engine/engine.ts';
import type { PlaybackReceipt } from '../receipt/playback-receipt.ts';
import type { PlayerState } from '../store/player-state.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PlayerRequest } from '../store/requests.ts';

/** What the controls know: the state to show and where requests go. */
export interface PlayerLink {
  store: PlayerStore;
  /** The viewer wants no spoilers: how long a match is tells of extra time. */
  spoilerFree?: boolean | undefined;
  /** One wide frame in which a camera moves, which no other screen has. */
  panoramic?: boolean | undefined;
  request(request: PlayerRequest): void;
  thumbnail(time: number): Promise<Thumbnail | null>;
  /** How it has played so far; null before anything was asked for. */
  receipt(): PlaybackReceipt | null;
}

export const PlayerContext = createContext<PlayerLink | null>(null);

/** The surrounding player; throws outside of one. */
export function usePlayer(): PlayerLink {
  const link = useContext(PlayerContext);
  if (!link) throw new Error('A player control needs a Player above it');
  return link;
}

/** One field or a value made of fields; the component renders again only when that value changes. */
export function usePlayerState<Value>(select: (state: PlayerState) => Value): Value {
  const { store } = usePlayer();
  const read = (): Value => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
