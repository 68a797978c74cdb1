import type { Session } from '@touchline/auth-session';
import type { AtomStore, ViewerSession } from '@touchline/feature-kit';
import { loginPath } from '../../login-path.ts';
import type { AccountOptions } from '../../options.ts';
import { shouldSkipLogin } from './should-skip-login.ts';

const loadDirect = () => import('./sign-in-directly.ts');

/** How a customer's visitors sign in: on the login page, or in the window of the external provider (guard 2). */
export function createVisitorSignIn(
  options: AccountOptions,
  session: Session,
  atoms: AtomStore,
): Pick<ViewerSession, 'openSignIn' | 'prepareSignIn'> {
  if (!shouldSkipLogin(options))
    return {
      openSignIn: async ({ location, navigate }) => navigate(loginPath(location)),
    };
  const directSignIn = { session, atoms, hasNewDeviceFlow: options.new_device_flow === true };
  return {
    openSignIn: async (page) => (await loadDirect()).signInDirectly(directSignIn, page),
    prepareSignIn: () => Promise.all([loadDirect(), session.prepare('ifa')]),
  };
}
