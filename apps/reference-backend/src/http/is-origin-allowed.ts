import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';

/** Normalizes a host, without the default port of http and https. */
const getHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:(?:80|443)$/, '');

/**
 * Whether a page may open a socket or be a return address: its origin is in `origins`, or its host is the called host.
 * A proxy names that host in X-Forwarded-Host, which pages cannot set. Clients without an Origin header are no
 * browsers.
 */
export function isOriginAllowed(
  { origin, host = '', 'x-forwarded-host': forwardedHost = '' }: IncomingHttpHeaders,
  origins: readonly string[],
): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const requestedHosts = [host, ...String(forwardedHost).split(',')].map(getHost);
  return requestedHosts.includes(getHost(new URL(origin).host));
}

/**
 * Creates a function that returns the origin of the calling page; undefined without an Origin header, or for an origin
 * that may not call.
 * @param origins the origins that may call, besides that of the called host
 */
export const getSite =
  (origins: readonly string[] = []) =>
  (context: Context): string | undefined => {
    const headers = context.req.header();
    const { origin } = headers;
    return origin !== undefined && /^https?:/.test(origin) && isOriginAllowed(headers, origins) ? origin : undefined;
  };
