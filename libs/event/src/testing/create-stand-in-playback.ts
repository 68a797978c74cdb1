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
  let current: PlayerState = { ...playing, ...state };
  const calls: string[] = [];
  const listeners = new Set<() => void>();
  const set = (change: Partial<PlayerState>): void => {
    current = { ...current, ...change };
    listeners.forEach((listener) => listener());
  };
  return {
    calls,
    set,
    store: {
      get: () => current,
      set,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    request: ({ type }) => void calls.push(type),
    stream: 'hd',
    showIn: () => void calls.push('show'),
    answer: () => undefined,
    open: (address) => void calls.push(`open ${address}`),
    end: () => void calls.push('end'),
    take: () => null,
  };
}
