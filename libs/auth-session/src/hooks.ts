import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import { anonymousState, unknownState, type SessionState } from './session-state.ts';

/** The session of the page's store; null on the server and where nobody keeps one. */
export const sessionAtom = atom<Session | null>(null);

/** The session, to act on. @throws Error where the page's store has none */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  if (!session) throw new Error('No session in the page’s store: set sessionAtom');
  return session;
}

const unchanging = () => () => {};
const nobody = () => anonymousState;

/** What there is to show of the session; `unknown` on the server and while the page takes over from it. */
export function useSessionState(): SessionState {
  const session = useAtomValue(sessionAtom);
  return useSyncExternalStore(session?.onChange ?? unchanging, session?.state ?? nobody, () => unknownState);
}
