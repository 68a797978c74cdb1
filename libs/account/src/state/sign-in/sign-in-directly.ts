import type { Session } from '@touchline/auth-session';
import { PortalError, toPortalError } from '@touchline/contract';
import { type AtomStore, type SignInPage, storePendingAction } from '@touchline/feature-kit';
import { getLimitPath } from '../../sign-in-paths.ts';

interface DirectSignIn {
  session: Session;
  atoms: AtomStore;
  hasNewDeviceFlow: boolean;
}

/**
 * Signs in through the external provider's window, or in this window if the browser blocks popups. A failed sign-in
 * deletes the pending action.
 * @throws PortalError like the session's calls; device_limit_exceeded if the customer accepts no more devices
 */
export async function signInDirectly(
  { session, atoms, hasNewDeviceFlow }: DirectSignIn,
  { location, href, navigate }: SignInPage,
): Promise<void> {
  try {
    const result = await session.signInWith('ifa');
    if (result.kind !== 'device_limit') return;
    if (hasNewDeviceFlow) throw new PortalError('device_limit_exceeded', { retryable: false });
    await navigate(getLimitPath(await session.sealLimit(result.limit), location.pathname + location.search));
  } catch (error) {
    if (toPortalError(error).code !== 'popup_blocked') {
      storePendingAction(atoms, null);
      throw error;
    }
    await session.leaveFor('ifa', href);
  }
}
