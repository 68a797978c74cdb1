import type { SessionEnd } from '@touchline/auth-session';
import {
  type Guard,
  pathWith,
  readReturnTo,
  hasPendingAction,
  isPendingActionStarted,
  storePendingAction,
  setPendingActionStarted,
  pendingActionAtom,
} from '@touchline/feature-kit';
import type { AccountOptions } from '../../options.ts';
import { loginPath } from '../../login-path.ts';
import { signInCountAtom } from './sign-in-count-atom.ts';
import { sessionEndAtom } from './session-end-atom.ts';
import { isSigningOutAtom } from './is-signing-out-atom.ts';
import {
  getExpiredSessionPath,
  limitPage,
  loginPage,
  getMixedUpPath,
  getRefusedDevicePath,
  signUpPage,
} from '../../sign-in-paths.ts';
import { consumeSecret } from './consume-secret.ts';
import { sealedLimitAtom } from './sealed-limit-atom.ts';
import { shouldSkipLogin } from './should-skip-login.ts';

const passOutcome = { kind: 'pass' } as const;

/** Whether an address is one of the sign-in pages. */
const isStepOfSigningIn = ({ pathname }: URL): boolean => pathname.startsWith('/auth/');

/** The guards of signing in (specification, section 2). */
export function createSignInGuards(options: Pick<AccountOptions, 'skip_login_page' | 'ifa'>): Guard[] {
  /** Deletes the pending action when a visitor leaves the sign-in pages without a sign-in. */
  const deleteAbandonedAction: Guard = async ({ url, session, atoms }) => {
    if (!session || !hasPendingAction(atoms)) return passOutcome;
    if (isStepOfSigningIn(url)) {
      setPendingActionStarted(atoms);
      return passOutcome;
    }
    if (!isPendingActionStarted(atoms)) return passOutcome;
    const earlierAction = atoms.get(pendingActionAtom);
    // A press during the check stores a new action, which must stay.
    if (!(await session.known()) && atoms.get(pendingActionAtom) === earlierAction) storePendingAction(atoms, null);
    return passOutcome;
  };
  /** Removes the limit page's payload from the address before other code reads it. */
  const guardLimitPage: Guard = ({ url, atoms }) => {
    const payload = url.searchParams.get('payload');
    if (payload === null || addTrailingSlash(url) !== limitPage) return passOutcome;
    atoms.set(sealedLimitAtom, payload);
    // The browser has already opened this page: a redirect to itself would restart it without the payload.
    if (consumeSecret('payload') === payload) return passOutcome;
    return { kind: 'redirect', to: pathWith(limitPage, { returnTo: readReturnTo(url.search) }) };
  };
  /**
   * Redirects a signed-in viewer from the sign-in pages to the requested page. If that is the current page, as after a
   * sign-in in another tab, they stay.
   */
  const redirectSignedIn: Guard = async ({ url, from, session, atoms }) => {
    if (!session || !signInPages.has(addTrailingSlash(url))) return passOutcome;
    if (atoms.get(signInCountAtom) > 0 || !(await session.known())) return passOutcome;
    const returnTo = readReturnTo(url.search);
    return from && from.pathname + from.search === returnTo ? { kind: 'aborted' } : { kind: 'redirect', to: returnTo };
  };
  /** Guard 2 of the specification: home replaces the login page for a customer without a login page. */
  const skipLogin: Guard = ({ url }) =>
    shouldSkipLogin(options) && addTrailingSlash(url) === loginPage ? { kind: 'redirect', to: '/' } : passOutcome;
  /**
   * The guard "auth" of pages for signed-in viewers. After a sign-out it opens home; after the end of the session it
   * opens the login page with the reason.
   */
  const guardMemberPage: Guard = async ({ url, access, session, atoms }) => {
    if (access !== 'member') {
      atoms.set(isSigningOutAtom, false);
      return passOutcome;
    }
    if (await session?.known()) {
      atoms.set(sessionEndAtom, null);
      return passOutcome;
    }
    if (atoms.get(isSigningOutAtom)) return { kind: 'redirect', to: '/' };
    const sessionEnd = atoms.get(sessionEndAtom);
    return {
      kind: 'redirect',
      to: (sessionEnd && getSessionEndPath(sessionEnd, url.pathname + url.search)) ?? loginPath(url),
    };
  };
  return [deleteAbandonedAction, guardLimitPage, redirectSignedIn, skipLogin, guardMemberPage];
}

/**
 * The login page that shows why the session ended. A device above the limit continues to the limit's page.
 * @returns undefined if the login page has no reason to show
 */
function getSessionEndPath(end: SessionEnd, returnTo: string): string | undefined {
  if (end.reason === 'device_limit') return end.limit ? undefined : getRefusedDevicePath(returnTo);
  return pathGetters[end.reason]?.(returnTo);
}

const pathGetters: Partial<Record<SessionEnd['reason'], (returnTo: string) => string>> = {
  expired: getExpiredSessionPath,
  device_removed: getRefusedDevicePath,
  another_viewer: getMixedUpPath,
};

const signInPages: ReadonlySet<string> = new Set([loginPage, signUpPage]);

/** Adds the last slash, which an address may lack. */
const addTrailingSlash = ({ pathname }: URL): string => pathname.replace(/\/?$/, '/');
