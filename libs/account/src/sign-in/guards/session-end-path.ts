import { pathWith, readReturnTo } from '@touchline/feature-kit';
import type { Session, SessionEnd } from '@touchline/auth-session';
import type { AccountOptions } from '../../options.ts';
import { expiredPath, limitPath, loginPage, mixedUpPath, refusedDevicePath } from '../arrival/paths.ts';
import { skipsLogin } from './skips-login.ts';

/**
 * Where a viewer goes whose session ended (section 4); null where they may stay: who signed out by choice, and whose page is public.
 * @param here the page's path without the locale's prefix, and its query
 */
export async function sessionEndPath(
  end: SessionEnd,
  options: Pick<AccountOptions, 'skip_login_page' | 'ifa'>,
  session: Pick<Session, 'sealLimit'>,
  here: string,
): Promise<string | null> {
  // Nowhere but where one may come back to: from the login page, whereto a guard may have led them already, that is where it leads.
  const returnTo = readReturnTo(
    here.startsWith(loginPage) ? here.replace(/^[^?]*/, '') : pathWith('', { returnTo: here }),
  );
  switch (end.reason) {
    case 'signed_out':
      return null;
    case 'expired':
      return skipsLogin(options) ? '/' : expiredPath(returnTo);
    case 'another_viewer':
      return mixedUpPath(returnTo);
    case 'device_removed':
      return refusedDevicePath(returnTo);
    case 'device_limit':
      return end.limit ? limitPath(await session.sealLimit(end.limit), returnTo) : refusedDevicePath(returnTo);
  }
}
