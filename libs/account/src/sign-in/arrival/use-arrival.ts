import type { Session, SignInResult, Superseded } from '@touchline/auth-session';
import { sessionAtom } from '@touchline/auth-session';
import { PortalError } from '@touchline/contract';
import { readReturnTo } from '@touchline/feature-kit';
import { useStore } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { arrivingAtom } from './arriving-atom.ts';
import { limitPath, refusedDevicePath } from './paths.ts';

export interface Arrival {
  /** Where it leads in the end: a path without the locale's prefix. */
  returnTo: string;
  /**
   * Signs somebody in and goes on: to where they wanted, or to the device limit's page (section 4).
   * @param next another place to go on to @throws PortalError as the session does
   */
  arrive: (signIn: (session: Session) => Promise<SignInResult | Superseded>, next?: string) => Promise<void>;
}

/** @param newDeviceFlow the customer's: a device too many is refused and not sent to the limit's page */
export function useArrival(newDeviceFlow: boolean): Arrival {
  const store = useStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const returnTo = readReturnTo(search);

  async function onward(session: Session, result: SignInResult | Superseded, next: string): Promise<string> {
    if (result.kind !== 'device_limit') return next;
    return newDeviceFlow ? refusedDevicePath(returnTo) : limitPath(await session.sealLimit(result.limit), returnTo);
  }

  return {
    returnTo,
    async arrive(signIn, next = returnTo) {
      const session = store.get(sessionAtom);
      // Only where the shell keeps no session; a page may still be drawn there.
      if (!session) throw new PortalError('default_error_message');
      store.set(arrivingAtom, (before) => before + 1);
      try {
        const result = await signIn(session);
        // Another press goes on in this one's place.
        if (result.kind === 'superseded' && !session.viewer()) return;
        await navigate(await onward(session, result, next), { replace: true });
      } catch (error) {
        if (!session.viewer()) throw error;
        // Another tab has signed in while this one tried.
        await navigate(next, { replace: true });
      } finally {
        store.set(arrivingAtom, (before) => before - 1);
      }
    },
  };
}
