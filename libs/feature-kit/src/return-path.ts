import { ownPath } from './safe-address.ts';

/**
 * Where to go on after a page that stood in the way, such as signing in: the address's `returnTo` where it stays on this site,
 * else home. Steps of signing in are no place to go on to.
 * @param search the query of such a page @returns a path without the locale's prefix
 */
export function readReturnTo(search: string): string {
  const path = ownPath(new URLSearchParams(search).get('returnTo') ?? '');
  return path === null || /^\/auth\/(?!sign-up\/.)/.test(path) ? '/' : path;
}

/** A path with query words, `returnTo` among them unless it is home. @param words without the empty ones */
export function pathWith(path: string, words: Readonly<Record<string, string>>): string {
  const { returnTo = '/', ...others } = words;
  const query = new URLSearchParams(returnTo === '/' ? others : { ...others, returnTo });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
