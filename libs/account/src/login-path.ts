import { pathWith } from '@touchline/feature-kit';

/**
 * The login page, which leads back to where the viewer is.
 * @param here the page's path without the locale's prefix, and its query
 */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const login = '/auth/login/';
  // Home is where one comes anyway; from one auth page to another nobody wants to come back.
  if (pathname === '/' || pathname.startsWith('/auth/')) return login;
  return pathWith(login, { returnTo: pathname + search });
}
