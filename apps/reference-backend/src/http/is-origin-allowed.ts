import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';

/** A host without its scheme's default port. */
const getHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:(?:80|443)$/, '');

/**
 * Whether a page may open a socket, or receive the bank's return: it is in `origins`, or on the called host. A proxy names that host in
 * X-Forwarded-Host, which pages cannot set. Clients other than browsers send no origin.
 */
export function isOriginAllowed(
  { origin, host = '', 'x-forwarded-host': forwarded = '' }: IncomingHttpHeaders,
  origins: readonly string[],
): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const requestedHosts = [host, ...String(forwarded).split(',')].map(getHost);
  return requestedHosts.includes(getHost(new URL(origin).host));
}

/**
 * @param origins sites whose pages may call, besides the called host
 * @returns reads the calling site; undefined without an Origin header, or for a site that may not call
 */
export const getSite =
  (origins: readonly string[] = []) =>
  (context: Context): string | undefined => {
    const headers = context.req.header();
    const { origin } = headers;
    return origin !== undefined && /^https?:/.test(origin) && isOriginAllowed(headers, origins) ? origin : undefined;
  };
