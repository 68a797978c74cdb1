import { createValue } from '@touchline/contract';
import type { DetachedPlayback, PlayerState } from '@touchline/player';
import { initialState } from '@touchline/player/testing';

/** A fake playback without a stream, for tests and stories of the mini player. */
export interface StandInPlayback extends DetachedPlayback {
  /** All calls, such as `togglePlay`, `open b.m3u8` and `end`. */
  calls: string[];
  set(state: Partial<PlayerState>): void;
}

const playing: PlayerState = {
  ...initialState,
  phase: 'ready',
  firstFrame: true,
  paused: false,
  currentTime: 95,
  duration: 5640,
  seekRange: { start: 0, end: 5640 },
  autoplay: 'sound',
};

/** @param state changes to the state of a playing recording */
export function createStandInPlayback(state: Partial<PlayerState> = {}): StandInPlayback {
  const playerState = createValue<PlayerState>({ ...playing, ...state });
  const calls: string[] = [];
  const set = (change: Partial<PlayerState>): void => playerState.set({ ...playerState.get(), ...change });
  return {
    calls,
    set,
    store: { ...playerState, set },
    request: ({ type }) => void calls.push(type),
    stream: 'hd',
    showIn: () => void calls.push('show'),
    answer: () => undefined,
    open: (address) => void calls.push(`open ${address}`),
    end: () => void calls.push('end'),
    take: () => null,
  };
}
