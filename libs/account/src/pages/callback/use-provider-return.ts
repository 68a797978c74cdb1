import { sessionAtom } from '@touchline/auth-session';
import { PortalError, toPortalError } from '@touchline/contract';
import { useLocale } from '@touchline/i18n';
import { useStore } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { consumeQuery } from '../../state/sign-in/consume-secret.ts';
import { type CallbackOutcome, completeCallback } from './complete-callback.ts';

export type CallbackState = { kind: 'working' } | { kind: 'handed-over' } | { kind: 'failed'; error: PortalError };

/** Completes the sign-in of this page's address once, and navigates. It first removes the secrets from the address. */
export function useProviderReturn(provider: string, hasNewDeviceFlow: boolean): CallbackState {
  const store = useStore();
  const { locale } = useLocale();
  const [state, setState] = useState<CallbackState>({ kind: 'working' });
  const outcomePromiseRef = useRef<Promise<CallbackOutcome>>(undefined);
  useLayoutEffect(() => {
    let isMounted = true;
    const completeSignIn = async (search: string): Promise<CallbackOutcome> => {
      const session = store.get(sessionAtom);
      // A portal without a session, as in the server's render, cannot complete a sign-in.
      if (!session) throw new PortalError('default_error_message');
      return completeCallback(session, { provider, search, hasNewDeviceFlow, locale });
    };
    outcomePromiseRef.current ??= completeSignIn(consumeQuery());
    outcomePromiseRef.current.then(
      (outcome) => {
        if (!isMounted) return;
        if (outcome.kind === 'handed-over') setState(outcome);
        if (outcome.kind === 'handed-over' || outcome.isPopup) window.close();
        // A window that the browser does not close must navigate.
        if (outcome.kind === 'go') location.replace(outcome.to);
      },
      (error: unknown) => isMounted && setState({ kind: 'failed', error: toPortalError(error) }),
    );
    return () => void (isMounted = false);
  }, [store, provider, hasNewDeviceFlow, locale]);
  return state;
}
