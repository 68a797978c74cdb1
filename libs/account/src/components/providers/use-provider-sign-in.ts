import { sessionAtom } from '@touchline/auth-session';
import { type PortalError, type SignInProvider, toPortalError } from '@touchline/contract';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import type { SignInFlow } from '../../state/sign-in/use-sign-in-flow.ts';

export interface ProviderSignIn {
  /** The provider with an open window. */
  busyProvider: SignInProvider | null;
  /** The failure of the last try. */
  failure: { provider: SignInProvider; error: PortalError } | null;
  /** Loads the code of the provider's window, because a browser allows a window only right after the press. */
  prepare: (provider: SignInProvider) => void;
  /** Opens the provider's window, or brings the open window to the front. */
  signIn: (provider: SignInProvider) => void;
  /** Navigates to the provider in this window, without a popup. */
  leaveFor: (provider: SignInProvider) => void;
}

/** Signs in through a provider's window (specification, section 4, "Sign-in popup"). */
export function useProviderSignIn({ signInAndNavigate, returnTo }: SignInFlow): ProviderSignIn {
  const store = useStore();
  const href = useHref(returnTo);
  const [busyProvider, setBusyProvider] = useState<SignInProvider | null>(null);
  const [failure, setFailure] = useState<ProviderSignIn['failure']>(null);
  const pressCountRef = useRef(0);

  /** The last of several presses counts: it shows its provider's window, or replaces another provider's window. */
  async function runSignIn(provider: SignInProvider, signIn: () => Promise<void>): Promise<void> {
    const pressNumber = (pressCountRef.current += 1);
    const isLast = () => pressNumber === pressCountRef.current;
    setBusyProvider(provider);
    setFailure(null);
    try {
      await signIn();
    } catch (error) {
      if (isLast()) setFailure({ provider, error: toPortalError(error) });
    } finally {
      if (isLast()) setBusyProvider(null);
    }
  }

  return {
    busyProvider,
    failure,
    prepare(provider) {
      // A failure needs no message here: the press loads the code again, and reports it.
      store
        .get(sessionAtom)
        ?.prepare(provider)
        .catch(() => undefined);
    },
    signIn: (provider) => void runSignIn(provider, () => signInAndNavigate((session) => session.signInWith(provider))),
    leaveFor: (provider) => void runSignIn(provider, async () => store.get(sessionAtom)?.leaveFor(provider, href)),
  };
}
