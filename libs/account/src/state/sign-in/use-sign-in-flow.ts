import type { Session, SignInResult, Superseded } from '@touchline/auth-session';
import { sessionAtom } from '@touchline/auth-session';
import { PortalError } from '@touchline/contract';
import { isPaymentPath, pathWith, readReturnTo, signedUpParam } from '@touchline/feature-kit';
import { useStore } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInCountAtom } from './sign-in-count-atom.ts';
import { getLimitPath, getRefusedDevicePath } from '../../sign-in-paths.ts';

export interface SignInFlow {
  /** The page after the sign-in: a path without the locale's prefix. */
  returnTo: string;
  /**
   * Signs a viewer in and navigates: to the requested page, or to the page of the device limit (specification,
   * section 4).
   * @throws PortalError like the session's calls
   */
  signInAndNavigate: (signIn: (session: Session) => Promise<SignInResult | Superseded>) => Promise<void>;
}

/**
 * @param hasNewDeviceFlow the customer's setting: refuse a device above the limit, without the limit page
 * @param welcomePath the first page of a new account, unless a page was requested
 */
export function useSignInFlow(hasNewDeviceFlow: boolean, welcomePath?: string): SignInFlow {
  const store = useStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const returnTo = readReturnTo(search);

  async function getNextPath(session: Session, result: SignInResult | Superseded): Promise<string> {
    if (result.kind === 'signed_in' && result.isNew && welcomePath !== undefined) {
      // The checkout of a stored order comes before the sign-up steps.
      if (isPaymentPath(returnTo)) return `${returnTo}${returnTo.includes('?') ? '&' : '?'}${signedUpParam}=true`;
      return pathWith(welcomePath, { returnTo });
    }
    if (result.kind !== 'device_limit') return returnTo;
    return hasNewDeviceFlow
      ? getRefusedDevicePath(returnTo)
      : getLimitPath(await session.sealLimit(result.limit), returnTo);
  }

  return {
    returnTo,
    async signInAndNavigate(signIn) {
      const session = store.get(sessionAtom);
      // A portal without a session, as in the server's render, cannot sign in.
      if (!session) throw new PortalError('default_error_message');
      store.set(signInCountAtom, (attemptCount) => attemptCount + 1);
      try {
        const result = await signIn(session);
        // Another press has started a later sign-in, which navigates.
        if (result.kind === 'superseded' && !session.viewer()) return;
        await navigate(await getNextPath(session, result), { replace: true });
      } catch (error) {
        if (!session.viewer()) throw error;
        // Another tab has signed in during this attempt.
        await navigate(returnTo, { replace: true });
      } finally {
        store.set(signInCountAtom, (count) => count - 1);
      }
    },
  };
}
