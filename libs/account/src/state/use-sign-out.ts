import { type SessionActions, useSession } from '@touchline/auth-session';
import { useErrorText, useNotify } from '@touchline/feature-kit';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { sendPendingDeletions } from './pending-deletions.ts';
import { isSigningOutAtom } from './sign-in/is-signing-out-atom.ts';

/** Signs the viewer out in each tab at once; the current page's guard decides whether they may stay. */
export function useSignOutAction(): SessionActions['signOut'] {
  const session = useSession();
  const store = useStore();
  return useCallback(
    (options) => {
      store.set(isSigningOutAtom, true);
      sendPendingDeletions();
      return session.signOut(options);
    },
    [session, store],
  );
}

/** Returns a button's handler that signs the viewer out; a toast shows a failure. */
export function useSignOut(): () => void {
  const signOut = useSignOutAction();
  const notify = useNotify();
  const errorText = useErrorText();
  return useCallback(
    () => void signOut().catch((error: unknown) => notify('danger', errorText(error))),
    [signOut, notify, errorText],
  );
}
