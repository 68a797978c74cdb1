import { useApi } from '@touchline/api-client';
import { lazyCode, type PortalError, toPortalError } from '@touchline/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SignInFlow } from './use-sign-in-flow.ts';

const loadPasskeys = lazyCode(() => import('../../api/request-passkey.ts'));

export interface PasskeySignIn {
  /** True while the browser's dialog is open, and during the sign-in after it. */
  isBusy: boolean;
  failure: PortalError | null;
  /** Opens the browser's dialog. */
  start: () => void;
}

/**
 * The sign-in with a passkey, by a button or by the suggestions of the e-mail field.
 * @param isOn whether the customer has passkeys
 */
export function usePasskeySignIn({ signInAndNavigate }: SignInFlow, isOn: boolean): PasskeySignIn {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PortalError | null>(null);
  // A page may have one open request: the button's dialog replaces the suggestions.
  const openRequest = useRef<AbortController>(null);

  /** @returns false if the viewer closes the dialog, or if the browser has no suggestions */
  async function signIn(isSuggestion: boolean): Promise<boolean> {
    openRequest.current?.abort();
    const { signal } = (openRequest.current = new AbortController());
    const requested = loadPasskeys().then(({ requestPasskey }) => requestPasskey(api, { signal, isSuggestion }));
    // Without suggestions the viewer still has the button.
    const passkey = await (isSuggestion ? requested.catch(() => null) : requested);
    if (!passkey || signal.aborted) return false;
    await signInAndNavigate((session) => session.signIn({ passkey }));
    return true;
  }

  /** Offers the suggestions, and again after a failure: a challenge works once, and expires on a long open page. */
  async function suggest(): Promise<void> {
    await signIn(true).catch((error: unknown) => {
      setFailure(toPortalError(error));
      return suggestAgain();
    });
  }

  async function suggestAgain(): Promise<void> {
    const isPageLeft = openRequest.current?.signal.aborted;
    if (!isPageLeft) await suggest();
  }

  async function start(): Promise<void> {
    setFailure(null);
    setIsBusy(true);
    let isSignedIn = false;
    try {
      isSignedIn = await signIn(false);
    } catch (error) {
      setFailure(toPortalError(error));
    } finally {
      setIsBusy(false);
    }
    if (!isSignedIn) await suggestAgain();
  }

  const suggestFirst = useEffectEvent(() => void suggest());
  useEffect(() => {
    if (!isOn) return undefined;
    suggestFirst();
    return () => openRequest.current?.abort();
  }, [isOn]);

  return { isBusy, failure, start: () => void (isBusy ? undefined : start()) };
}
