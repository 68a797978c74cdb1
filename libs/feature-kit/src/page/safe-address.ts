import { toUrl } from '@touchline/contract';

// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const unsafeCharacters = /[\u0000-\u0020\u007f\\]/;
const maxAddressCharacters = 2048;
/** The edge's limit: an id may have 2,000 characters, encoded. */
const maxPathCharacters = 8192;

/**
 * A safe https address from outside of the site: no user info, no port, no characters that parsers read differently;
 * otherwise null.
 */
export function httpsAddress(text: string): URL | null {
  if (text.length > maxAddressCharacters || unsafeCharacters.test(text) || !/^https:\/\/[^/]/i.test(text)) return null;
  const url = toUrl(text);
  return url?.protocol === 'https:' && !url.username && !url.password && !url.port ? url : null;
}

/** `URL` needs an origin, but only the path counts. */
const placeholderOrigin = 'https://here.invalid';

/** A path that stays on this site, with query and hash; otherwise null. */
export function toSitePath(text: string): string | null {
  if (text.length > maxPathCharacters || unsafeCharacters.test(text) || !/^\/(?!\/)/.test(text)) return null;
  // URL resolves dots: browsers would read "/.//other.example" as another site's address.
  const url = toUrl(text, placeholderOrigin);
  return url?.origin === placeholderOrigin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : null;
}
