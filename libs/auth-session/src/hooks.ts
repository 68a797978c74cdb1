import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import { anonymousState, unknownState, type SessionState } from './session-state.ts';

/** The session of the page's store; null on the server, and on pages without a session. */
export const sessionAtom = atom<Session | null>(null);

/** The session, for its actions. @throws Error if the page's store has no session */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  if (!session) throw new Error('No session in the page’s store: set sessionAtom');
  return session;
}

const subscribeToNothing = () => () => {};
const getAnonymousState = () => anonymousState;

/** The session's public state; `unknown` on the server and during hydration. */
export function useSessionState(): SessionState {
  const session = useAtomValue(sessionAtom);
  return useSyncExternalStore(
    session?.onChange ?? subscribeToNothing,
    session?.state ?? getAnonymousState,
    () => unknownState,
  );
}
