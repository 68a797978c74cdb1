import { pathWith } from '@touchline/feature-kit/manifest';

/**
 * The path of the login page, with a return to the current page.
 * @param location the page's path without the locale's prefix, and its query
 */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const loginPagePath = '/auth/login/';
  // After the login page, home is the default; a return to another sign-in page makes no sense.
  if (pathname === '/' || pathname.startsWith('/auth/')) return loginPagePath;
  return pathWith(loginPagePath, { returnTo: pathname + search });
}
