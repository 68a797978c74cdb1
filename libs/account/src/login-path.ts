import { pathWith } from '@touchline/feature-kit';

/**
 * The login page, with the way back to the current page.
 * @param here the page's path without the locale's prefix, and its query
 */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const login = '/auth/login/';
  // The login page leads home by default; a return to another auth page is useless.
  if (pathname === '/' || pathname.startsWith('/auth/')) return login;
  return pathWith(login, { returnTo: pathname + search });
}
