import type { RealtimeState, RealtimeStatus } from './realtime.ts';

export interface StatusStore {
  get(): RealtimeStatus;
  set(state: RealtimeState): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store for the connection's status and its start time. */
export function createStatusStore(now: () => number): StatusStore {
  const listeners = new Set<() => void>();
  let status: RealtimeStatus = { state: 'idle', since: now() };
  return {
    get: () => status,
    set(state) {
      if (state === status.state) return;
      status = { state, since: now() };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
