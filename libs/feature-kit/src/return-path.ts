// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const hidden = /[\u0000-\u0020\u007f\\]/;
const longest = 2048;

/**
 * Where to go on after a page that stood in the way, such as signing in: the address's `returnTo` where it stays on this site,
 * else home. Steps of signing in are no place to go on to.
 * @param search the query of such a page @returns a path without the locale's prefix
 */
export function readReturnTo(search: string): string {
  const wished = new URLSearchParams(search).get('returnTo') ?? '';
  if (wished.length > longest || hidden.test(wished) || !/^\/(?!\/)/.test(wished)) return '/';
  // Dots are resolved here: "/.//other.example" would be another site's address to the browser.
  const url = URL.parse(wished, site);
  if (url?.origin !== site || url.pathname.startsWith('//') || /^\/auth\/(?!sign-up\/.)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** Any: the path alone counts. */
const site = 'https://here.invalid';

/** A path with query words, `returnTo` among them unless it is home. @param words without the empty ones */
export function pathWith(path: string, words: Readonly<Record<string, string>>): string {
  const { returnTo = '/', ...others } = words;
  const query = new URLSearchParams(returnTo === '/' ? others : { ...others, returnTo });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
