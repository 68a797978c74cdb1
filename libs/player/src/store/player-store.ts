import { initialState, type PlayerState } from './player-state.ts';

/** A small observable holding the player's state. Fits useSyncExternalStore. */
export interface PlayerStore {
  get(): PlayerState;
  /** Merges a change; listeners are called only when a field has changed. */
  set(patch: Partial<PlayerState>): void;
  subscribe(listener: () => void): () => void;
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(Reflect.get(a, key), Reflect.get(b, key)));
}

/** @param start fields that differ from the initial state, for stories and tests */
export function createPlayerStore(start: Partial<PlayerState> = {}): PlayerStore {
  let state: PlayerState = { ...initialState, ...start };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(patch) {
      const changed = Object.entries(patch).filter(([key, value]) => !isSame(Reflect.get(state, key), value));
      if (changed.length === 0) return;
      state = { ...state, ...Object.fromEntries(changed) };
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
