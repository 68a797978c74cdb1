import { createValue } from '@touchline/contract';
import type { RealtimeState, RealtimeStatus } from './realtime.ts';

export interface StatusStore {
  get(): RealtimeStatus;
  set(state: RealtimeState): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store for the connection's status and its start time. */
export function createStatusStore(now: () => number): StatusStore {
  const status = createValue<RealtimeStatus>({ state: 'idle', since: now() });
  return {
    ...status,
    set(state) {
      if (state !== status.get().state) status.set({ state, since: now() });
    },
  };
}
