import { createListeners, type Profile } from '@touchline/contract';
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
  const listeners = createListeners();
  const endListeners = createListeners<[SessionEnd]>();
  let viewer: Profile | null | undefined = state === unknownState ? undefined : null;
  return {
    publish(next) {
      state = next;
      // An equal profile keeps the object, so that components do not render again.
      if (JSON.stringify(viewer) !== JSON.stringify(next.user)) viewer = next.user;
      listeners.call();
    },
    onEnded: endListeners.call,
    publicSession: {
      state: () => state,
      viewer: () => viewer,
      onChange: listeners.add,
      onEnd: endListeners.add,
    },
  };
}
