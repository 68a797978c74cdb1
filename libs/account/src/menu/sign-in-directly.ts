import type { Session } from '@touchline/auth-session';
import { toPortalError } from '@touchline/contract';
import { type AtomStore, storePendingAction } from '@touchline/feature-kit';
import { limitPath } from '../sign-in/after-sign-in/paths.ts';

export interface DirectSignIn {
  session: Session;
  atoms: AtomStore;
  hasNewDeviceFlow: boolean;
  /** Path and query of the page, without the locale's prefix. */
  currentPath: string;
  /** The same path and query with the prefix. */
  href: string;
  navigate: (path: string) => Promise<void> | void;
  /** The account has too many devices, and the customer accepts no more. */
  onRefused: () => void;
}

/**
 * Signs in through the external provider's window, or in this window if the browser blocks popups. A failed sign-in
 * deletes the stored purpose.
 * @throws PortalError like the session's calls
 */
export async function signInDirectly({
  session,
  atoms,
  hasNewDeviceFlow,
  currentPath,
  href,
  ...then
}: DirectSignIn): Promise<void> {
  try {
    const result = await session.signInWith('ifa');
    if (result.kind !== 'device_limit') return;
    if (hasNewDeviceFlow) {
      storePendingAction(atoms, null);
      then.onRefused();
    } else await then.navigate(limitPath(await session.sealLimit(result.limit), currentPath));
  } catch (error) {
    if (toPortalError(error).code !== 'popup_blocked') {
      storePendingAction(atoms, null);
      throw error;
    }
    await session.leaveFor('ifa', href);
  }
}
