import { pathWith, readReturnTo } from '@touchline/feature-kit';
import type { Session, SessionEnd } from '@touchline/auth-session';
import type { AccountOptions } from '../../options.ts';
import { expiredPath, limitPath, loginPage, getMixedUpPath, refusedDevicePath } from '../after-sign-in/paths.ts';
import { shouldSkipLogin } from './skips-login.ts';

/**
 * The page after a session end (section 4); null after the viewer's own sign-out, which stays on the page.
 * @param currentPath the page's path without the locale's prefix, and its query
 */
export async function getSessionEndPath(
  end: SessionEnd,
  options: Pick<AccountOptions, 'skip_login_page' | 'ifa'>,
  session: Pick<Session, 'sealLimit'>,
  currentPath: string,
): Promise<string | null> {
  // Only a page that may be returned to. On the login page, its own `returnTo` counts.
  const returnTo = readReturnTo(
    currentPath.startsWith(loginPage) ? currentPath.replace(/^[^?]*/, '') : pathWith('', { returnTo: currentPath }),
  );
  switch (end.reason) {
    case 'signed_out':
      return null;
    case 'expired':
      return shouldSkipLogin(options) ? '/' : expiredPath(returnTo);
    case 'another_viewer':
      return getMixedUpPath(returnTo);
    case 'device_removed':
      return refusedDevicePath(returnTo);
    case 'device_limit':
      return end.limit ? limitPath(await session.sealLimit(end.limit), returnTo) : refusedDevicePath(returnTo);
  }
}
