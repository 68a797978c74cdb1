import { pathWith, readReturnTo } from '@touchline/feature-kit';
import type { Session, SessionEnd } from '@touchline/auth-session';
import type { AccountOptions } from '../../options.ts';
import {
  getExpiredSessionPath,
  getLimitPath,
  loginPage,
  getMixedUpPath,
  getRefusedDevicePath,
} from '../../sign-in-paths.ts';
import { shouldSkipLogin } from './should-skip-login.ts';

/**
 * The page after a session end (specification, section 4); null after the viewer's own sign-out, which stays on the
 * page.
 * @param currentPath the page's path without the locale's prefix, and its query
 */
export async function getSessionEndPath(
  end: SessionEnd,
  options: Pick<AccountOptions, 'skip_login_page' | 'ifa'>,
  session: Pick<Session, 'sealLimit'>,
  currentPath: string,
): Promise<string | null> {
  // Checks that the viewer may return to the page. On the login page, its own `returnTo` counts.
  const returnTo = readReturnTo(
    currentPath.startsWith(loginPage) ? currentPath.replace(/^[^?]*/, '') : pathWith('', { returnTo: currentPath }),
  );
  switch (end.reason) {
    case 'signed_out':
      return null;
    case 'expired':
      return shouldSkipLogin(options) ? '/' : getExpiredSessionPath(returnTo);
    case 'another_viewer':
      return getMixedUpPath(returnTo);
    case 'device_removed':
      return getRefusedDevicePath(returnTo);
    case 'device_limit':
      return end.limit ? getLimitPath(await session.sealLimit(end.limit), returnTo) : getRefusedDevicePath(returnTo);
  }
}
