import type { Thumbnail } from '../engine/engine.ts';
import type { PlayerRemote, RemoteEvent } from '../remote/remote.ts';
import type { RemoteState } from '../remote/remote-state.ts';

export { initialState } from '../store/player-state.ts';

const playing: RemoteState = {
  status: 'playing',
  position: 95,
  seeking: false,
  range: { start: 0, end: 120 },
  live: false,
  atLiveEdge: false,
  wallClock: null,
  fullscreen: false,
  stream: 'hd',
};

/** A player without playback, for tests and stories of components that use a remote. */
export interface StandInPlayer {
  /** Calls that the player has received, such as `seek 12`, `hold` and `release`. */
  calls: string[];
  /** Publishes a state that differs from a playing recording; null is the state before its first frame. */
  publish(state: Partial<RemoteState> | null): void;
  emit(event: RemoteEvent): void;
  leave(): void;
}

/** @param findThumbnail returns the picture near a second; by default the stream has no pictures */
export function createStandInPlayer(
  remote: PlayerRemote,
  findThumbnail: (position: number) => Thumbnail | null = () => null,
): StandInPlayer {
  const calls: string[] = [];
  const { publish, emit, detach } = remote.attach({
    seek: (position) => void calls.push(`seek ${position}`),
    play: () => void calls.push('play'),
    thumbnail: (position) => Promise.resolve(findThumbnail(position)),
    reveal: () => void calls.push('reveal'),
    hold: () => void calls.push('hold'),
    release: () => void calls.push('release'),
  });
  return { calls, publish: (state) => publish(state && { ...playing, ...state }), emit, leave: detach };
}
