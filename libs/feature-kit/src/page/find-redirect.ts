/**
 * The customer's own redirects: targets by address. An address has small letters and no final slash, and may end in
 * `/*`, which matches all addresses below it and itself.
 */
export type RedirectTable = Readonly<Record<string, string>>;

/** The most segments of an address in a {@link RedirectTable}: a limit for the work that a long path causes. */
export const maxRedirectSegments = 16;

/** Returns a path's segment as the router compares it. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

const getSegments = (path: string): string[] => path.split('/').filter(Boolean);

const toKey = (segments: readonly string[]): string => segments.map((segment) => `/${segment}`).join('');

/** The key of an address in a {@link RedirectTable}. */
export const getRedirectKey = (path: string): string => toKey(getSegments(path).map(decodeSegment));

/**
 * Finds the customer's own redirect of a path. An exact address has priority, then the longest `/*`.
 * @param path without the locale's prefix, query and hash
 * @returns a path of the portal or an https address; undefined without a redirect
 */
export function findRedirect(table: RedirectTable, path: string): string | undefined {
  const getTarget = (key: string) => (Object.hasOwn(table, key) ? table[key] : undefined);
  const segments = getSegments(path);
  const keys = segments.slice(0, maxRedirectSegments).map(decodeSegment);
  const key = toKey(keys);
  // The star of an address is no star of the table.
  const canBeExact = segments.length <= maxRedirectSegments && !key.endsWith('/*');
  const exactTarget = canBeExact ? getTarget(key) : undefined;
  if (exactTarget !== undefined) return exactTarget;
  for (let count = keys.length; count >= 0; count--) {
    const target = getTarget(`${toKey(keys.slice(0, count))}/*`);
    if (target !== undefined) return target.replace(/\*$/, () => joinRest(segments.slice(count), target, path));
  }
  return undefined;
}

/** Joins the segments that replace a target's star. A page's address ends in a slash, a file's does not. */
function joinRest(segments: readonly string[], target: string, path: string): string {
  const isPage = target.startsWith('/') && !segments.at(-1)?.includes('.');
  return segments.join('/') + (segments.length > 0 && (isPage || path.endsWith('/')) ? '/' : '');
}
