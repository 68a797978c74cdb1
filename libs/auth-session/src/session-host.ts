import type { Profile } from '@touchline/contract';
import type { Session, SessionEnd } from './session.ts';
import { unknownState, type SessionState } from './session-state.ts';

/** The session's public state and its listeners; it exists before the session's code has loaded. */
export interface SessionHost {
  publish: (state: SessionState) => void;
  onEnded: (end: SessionEnd) => void;
  publicSession: Pick<Session, 'state' | 'viewer' | 'onChange' | 'onEnd'>;
}

/** Starts with the state that is known before the code has loaded. */
export function createSessionHost(state: SessionState): SessionHost {
  const listeners = new Set<() => void>();
  const endListeners = new Set<(end: SessionEnd) => void>();
  let viewer: Profile | null | undefined = state === unknownState ? undefined : null;
  return {
    publish(next) {
      state = next;
      // An equal profile keeps the object, so that components do not render again.
      if (JSON.stringify(viewer) !== JSON.stringify(next.user)) viewer = next.user;
      listeners.forEach((listener) => listener());
    },
    onEnded: (end) => endListeners.forEach((listener) => listener(end)),
    publicSession: {
      state: () => state,
      viewer: () => viewer,
      onChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      onEnd(listener) {
        endListeners.add(listener);
        return () => void endListeners.delete(listener);
      },
    },
  };
}
